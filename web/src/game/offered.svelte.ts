/** The games that can be played here: those of the page at once, and those the house has beside them once it said so. */

import type { House } from "../line/house";
import type { Choices } from "../protocol";
import { GAMES } from "./registry";

class PlayableGames {
  /** What may be chosen for the games that only the house has. */
  private more = $state.raw<readonly Choices[]>([]);

  /** The games by name, in the order in which they are shown. */
  get games(): string[] {
    return [...GAMES, ...this.more.map((it) => it.game)];
  }

  /** What the house said of a game that the page does not know; undefined for one of its own. */
  choices(game: string): Choices | undefined {
    return this.more.find((it) => it.game === game);
  }

  /** Take what the house listed. */
  take(listed: readonly Choices[]): void {
    this.more = listed.filter((it) => !GAMES.includes(it.game));
  }

  /** Ask a house what it has; one that does not answer changes nothing. */
  async ask(house: House): Promise<void> {
    await house.games().then(
      (listed) => this.take(listed),
      () => {},
    );
  }
}

export const playableGames = new PlayableGames();
