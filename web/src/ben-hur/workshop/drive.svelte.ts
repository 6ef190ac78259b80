/** A test drive: one chariot alone in an arena, with any card it likes; the house says where each leads. */

import { Refused } from "../../line/house";
import type { DriveOptions, PlacementView } from "../../protocol";
import type { Craft } from "../../workshop/craft.svelte";
import type { Pose } from "../sand";

/** Where the chariot has been: what the house said there, and how many laps it had. */
interface Stand {
  options: DriveOptions;
  laps: number;
}

export class Drive {
  place = $state(1);
  card = $state<string>("II");
  refused = $state("");
  busy = $state(false);
  private stands = $state.raw<Stand[]>([]);
  /** The text of the arena that is driven in. */
  drivenText = $state("");

  readonly last = $derived(this.stands.at(-1) ?? null);
  readonly pose = $derived<Pose | null>(this.last?.options.pose ?? null);
  readonly rows = $derived<PlacementView[]>(this.last?.options.placements[this.card] ?? []);
  readonly trail = $derived(this.stands.map((it) => it.options.pose));
  readonly cards = $derived(Math.max(0, this.stands.length - 1));
  readonly laps = $derived(this.last?.laps ?? 0);

  constructor(private readonly craft: Craft) {}

  /** Stand on a start place of the arena as it is now. */
  async start(place = this.place): Promise<void> {
    this.place = place;
    this.drivenText = this.craft.text;
    const options = await this.ask({ place });
    if (options) this.stands = [{ options, laps: 0 }];
  }

  /** Drive to where a placement leads. */
  async go({ pose, move }: PlacementView): Promise<void> {
    const from = this.last;
    if (!from || move === null || this.busy) return;
    const options = await this.ask({ place: this.place, pose, before: from.options.pose });
    if (options) this.stands = [...this.stands, { options, laps: from.laps + options.crossing }];
  }

  /** Take the last card back. */
  back(): void {
    if (this.stands.length > 1) this.stands = this.stands.slice(0, -1);
  }

  private async ask(asked: { place: number; pose?: Pose; before?: Pose }): Promise<DriveOptions | null> {
    const { called, game, house, text, ui } = this.craft;
    this.busy = true;
    this.refused = "";
    try {
      return await house.drive(game, { board: ui.given(called, text), ...asked });
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refused = why.text;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
