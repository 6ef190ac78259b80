/** Branches as they stand in the address after the `#`: moves by commas, branches by semicolons, the one shown first. */

/** No address is made longer than this by branches; those that do not fit are left out. */
const MOST = 6000;

const written = (move: string) =>
  encodeURIComponent(move).replaceAll("_", "%5F").replaceAll("%20", "_").replaceAll("%2B", "+");
const read = (text: string) => decodeURIComponent(text.replaceAll("+", "%2B").replaceAll("_", "%20"));

/** Write branches, each as its moves. */
export function fragmentOf(branches: readonly (readonly string[])[]): string {
  let all = "";
  for (const branch of branches) {
    const one = branch.map(written).join(",");
    if (one && all.length + one.length < MOST) all += (all && ";") + one;
  }
  return all;
}

/** Read branches; what cannot be read is none. */
export function branchesIn(fragment: string): string[][] {
  try {
    return fragment
      .split(";")
      .map((one) => one.split(",").filter(Boolean).map(read))
      .filter((it) => it.length > 0);
  } catch {
    return [];
  }
}
