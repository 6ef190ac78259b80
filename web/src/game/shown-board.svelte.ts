/** The board that a race is on: asked for when the race goes to another one, and kept until that is there. */

import { Refused, type Board, type House } from "../line/house";
import type { BoardFile } from "./ui";

/** What is shown where there is no board to draw. */
const NONE: Board = { board: {}, svg: "" };

/** How long to wait before a board that did not come is asked for again, in milliseconds. */
const AGAIN = 2000;

export class ShownBoard {
  board = $state.raw<Board | null>(null);
  /** Why the wanted board has not come yet, if it was refused. */
  trouble = $state.raw<Refused | null>(null);
  private wanted = "";

  constructor(private readonly house: House) {}

  /** Show a board; the same one is asked for once. */
  show(game: string, file: BoardFile | null): void {
    const wanted = typeof file === "string" ? file : JSON.stringify(file);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    if (file === null) {
      this.board = NONE;
      return;
    }
    this.ask(game, file);
  }

  /** Ask for the wanted board until it is there: without it nobody sees their hand, and nothing else may ask again. */
  private ask(game: string, file: Exclude<BoardFile, null>): void {
    const { wanted } = this;
    this.house.board(game, file).then(
      (board) => {
        if (wanted !== this.wanted) return;
        this.board = board;
        this.trouble = null;
      },
      (why: unknown) => {
        if (wanted !== this.wanted) return;
        if (why instanceof Refused) this.trouble = why;
        setTimeout(() => wanted === this.wanted && this.ask(game, file), AGAIN);
      },
    );
  }

  /** Want no board any more. */
  close(): void {
    this.wanted = "";
  }
}
