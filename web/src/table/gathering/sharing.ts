/** How others find a table: its link, its address on the local network, the clipboard. */

import type { ServerAddresses } from "../../protocol";

/** The address of this page for others; set once the server has told its own on the local network. */
export function linkTo(code: string, origin = location.origin): string {
  return `${origin}/join/${code}`;
}

/** Whether an address is only good on this machine. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);
}

/** Where others reach this server: as this page was reached, or on the local network if that is only good here. */
export async function originForOthers(): Promise<string> {
  if (!onlyHere(location.hostname)) return location.origin;
  try {
    const answer = await fetch("/api/address");
    const { network } = (await answer.json()) as ServerAddresses;
    return network[0]?.replace(/\/$/, "") ?? location.origin;
  } catch {
    return location.origin;
  }
}

/** Put something into the clipboard; says whether the browser let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
