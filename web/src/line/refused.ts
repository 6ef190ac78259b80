/** A refusal of the house: why, in a sentence, and the clause of the rules it rests on. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly clause: string | null = null,
    /** What the sentence is about, such as the field at fault. */
    readonly facts: Record<string, string | number> = {},
    /** Every fault of a board of one's own, a sentence each. */
    readonly faults: string[] = [],
  ) {
    super(text);
  }
}
