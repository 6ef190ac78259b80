/** The board that a race is on: asked for when the race goes to another one, and kept until that is there. */

import type { Board, House } from "../line/house";
import type { BoardFile } from "./ui";

/** What is shown where there is no board to draw. */
const NONE: Board = { board: {}, svg: "" };

/** How long to wait before a board that did not come may be asked for again, in milliseconds. */
const AGAIN = 2000;

export class ShownBoard {
  board = $state.raw<Board | null>(null);
  private wanted = "";

  constructor(
    private readonly house: House,
    /** Called when a board cannot be had. */
    private readonly failed: (why: unknown) => void = () => {},
  ) {}

  /** Show a board; the same one is asked for once. */
  show(game: string, file: BoardFile | null): void {
    const wanted = typeof file === "string" ? file : JSON.stringify(file);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    if (file === null) {
      this.board = NONE;
      return;
    }
    this.house.board(game, file).then(
      (board) => wanted === this.wanted && (this.board = board),
      (why: unknown) => {
        this.failed(why);
        setTimeout(() => (this.wanted = ""), AGAIN);
      },
    );
  }
}
