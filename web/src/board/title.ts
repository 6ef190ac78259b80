/** The tablet of a board in the language of the page. */

const TABLET = /(class="hd-title".*?<text[^>]*? textLength=")([\d.]+)("[^>]*>)([^<]*)(<\/text>)/s;

/** Write a name on the tablet of a board's picture, as wide as its letters need and no wider than the tablet. */
export function withTabletName(svg: string, name: string): string {
  const words = name.toLocaleUpperCase();
  return svg.replace(
    TABLET,
    (_, before: string, long: string, between: string, old: string, after: string) => {
      const letter = Number(long) / Math.max(1, old.length);
      const wide = Math.min(WIDEST, letter * words.length);
      return `${before}${wide.toFixed(1)}${between}${escaped(words)}${after}`;
    },
  );
}

/** The room between the two wreaths of a tablet. */
const WIDEST = 210;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (it) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[it]!);
