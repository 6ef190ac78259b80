/** The messages that the page needs, of the shared catalogues. */
export const texts = import.meta.glob<string>(
  [
    "../../../../src/hippodrome/language/catalogues/it/{page*,words,telling,ave-caesar,ben-hur,charioteers,coach,server,records}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
