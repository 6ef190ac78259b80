/** The short code of a table, as people type it. */

/** Read a code however it was typed: small letters, blanks and dashes do not matter; nor does a whole link. */
export function tidyCode(typed: string): string {
  const link = /\/(?:join|table|sofa|hand)\/([^/?#\s]+)/.exec(typed);
  const code = link ? link[1]! : typed;
  return link && code.length > 8 ? code : code.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** How long a code is. */
export const CODE_LENGTH = 6;

/** Write a code so that it is easily read out: two groups of three. */
export function spacedCode(code: string): string {
  return code.length === CODE_LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}
