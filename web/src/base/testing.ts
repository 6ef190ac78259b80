/** What tests make do with. */

/** Some of a thing, all the way down. */
export type Some<Thing> = Thing extends (...given: never[]) => unknown
  ? Thing
  : Thing extends readonly (infer Item)[]
    ? readonly Some<Item>[]
    : Thing extends object
      ? { [Key in keyof Thing]?: Some<Thing[Key]> | undefined }
      : Thing;

/** A thing of which a test says only what matters to it. */
export const only: <Thing>(some: Some<Thing>) => Thing = (some: any) => some;
