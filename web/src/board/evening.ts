/** A board at dusk: the dark theme lights torches round the track. */

const TORCH = "M0-13C5-7 5-3 0 1C-5-3-5-7 0-13Z";

/** Draw the evening over a board's picture; the picture stays as it is by day. */
export function withEvening(svg: string): string {
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  const end = svg.lastIndexOf("</svg>");
  if (!size || end < 0) return svg;
  const [width, height] = [Number(size[1]), Number(size[2])];
  return svg.slice(0, end) + dusk(width, height) + svg.slice(end);
}

function dusk(width: number, height: number): string {
  const rim = 58;
  const along = (long: number) => {
    const count = Math.round(long / 230);
    return Array.from({ length: count }, (_, at) => ((at + 0.5) * long) / count);
  };
  const torches = [
    ...along(width).flatMap((x) => [
      [x, rim],
      [x, height - rim],
    ]),
    ...along(height - 2 * rim).flatMap((y) => [
      [rim, rim + y],
      [width - rim, rim + y],
    ]),
  ];
  const lights = torches.map(
    ([x, y]) => `<circle cx="${x!.toFixed(0)}" cy="${y!.toFixed(0)}" r="150" fill="url(#hd-torch)"/>`,
  );
  const flames = torches.map(
    ([x, y]) =>
      `<g transform="translate(${x!.toFixed(0)} ${y!.toFixed(0)})"><path d="M0 0V13" stroke="#3a2412" stroke-width="4"/><path d="${TORCH}" fill="#ffb545"/><path d="${TORCH}" fill="#fff0b0" transform="scale(.5)"/></g>`,
  );
  return (
    `<defs><radialGradient id="hd-dusk" cx=".5" cy=".48" r=".75"><stop offset="0" stop-color="#ecd0a8"/>` +
    `<stop offset=".6" stop-color="#ab9384"/><stop offset="1" stop-color="#46406a"/></radialGradient>` +
    `<radialGradient id="hd-torch"><stop offset="0" stop-color="#ffa03c" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#hd-dusk)" style="mix-blend-mode:multiply"/>` +
    `<g style="mix-blend-mode:screen">${lights.join("")}</g>${flames.join("")}`
  );
}
