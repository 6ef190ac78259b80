/** Makes the page work without a server: a service worker keeps it, and fetches the Python core when all is quiet.
 *
 * Nobody waits for it: it begins when the page has been shown for a while.
 */

import { CORE_FOLDER } from "./core";

const SHOWN = 3000;
const IDLE = 6000;

/** Install what is needed to race offline, soon. */
export function install(): void {
  if ("serviceWorker" in navigator && !import.meta.env.DEV) setTimeout(() => void begin(), SHOWN);
}

async function begin(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage("fetch-core"), IDLE);
  } catch {
    // A browser or an address (plain http in a local network) without service workers: the page works with its server.
  }
}

/** Whether the Python core is at hand, so that one can race without a server. */
export async function isKept(): Promise<boolean> {
  if (!("caches" in window)) return false;
  const parts = ["pyodide.mjs", "pyodide.asm.wasm", "python.json", "msgspec.whl", "catalogues.json"];
  const found = await Promise.all(parts.map((it) => caches.match(`${CORE_FOLDER}${it}`)));
  return found.every((it) => it !== undefined);
}
