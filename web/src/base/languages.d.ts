/** The languages of the house, found by web/plugins/languages.ts when the page is built. */
declare module "virtual:languages" {
  /** What each language calls itself, by its code; English first. */
  export const names: Record<string, string>;
  /** The messages of the first screen in each language, as one text, loaded when wanted. */
  export const first: Record<string, () => Promise<{ default: string }>>;
  /** All other messages likewise. */
  export const rest: Record<string, () => Promise<{ default: string }>>;
}
