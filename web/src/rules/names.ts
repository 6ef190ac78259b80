/** The names of the games; they are the same in every language. */
export const NAMES: Record<string, string> = { "ave-caesar": "Ave Caesar", "ben-hur": "Ben Hur" };
