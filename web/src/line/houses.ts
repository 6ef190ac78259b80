/** Which house a table belongs to: the server's, or the one in this browser when there is no server. */

import type { House } from "./house";
import { remote } from "./remote";

/** How the ids of tables in this browser begin. */
export const HERE_PREFIX = "here";

const locals = import.meta.glob<{ local: House }>("./local.ts");

/** Find the house of a table by the name of the table. The one in this browser is loaded when first needed. */
export async function houseOf(table: string): Promise<House> {
  const load = locals["./local.ts"];
  if (!table.startsWith(HERE_PREFIX) || !load) return remote;
  return (await load()).local;
}
