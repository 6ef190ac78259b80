/** Short sentences that come up and go again: something was copied, something was refused. */

import { say } from "../../base/language.svelte";
import { Refused } from "../../line/house";

const LONG = 6000;

class Notices {
  shown = $state.raw<readonly { id: number; text: string; bad: boolean }[]>([]);
  private next = 0;

  /** Tell something. */
  tell(text: string, bad = false): void {
    const notice = { id: ++this.next, text, bad };
    this.shown = [...this.shown.filter((it) => it.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.id), LONG);
  }

  /** Take a notice away. */
  drop(id: number): void {
    this.shown = this.shown.filter((it) => it.id !== id);
  }

  /** Take all away: whoever leaves the table leaves them behind. */
  clear(): void {
    this.shown = [];
  }

  /** Wait for something to be done; tell why if it is refused. Says whether it was done. */
  async tried(doing: Promise<unknown>): Promise<boolean> {
    try {
      await doing;
      return true;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.tell(why.code === "no-server" ? say("page-table-no-server") : why.text, true);
      return false;
    }
  }
}

export const notices = new Notices();
