/** Whom the person at this device does not want to hear: known by name, and kept in this browser. */

import { recall, remember } from "./memory";

/** How many names are kept, the last ones. */
const MOST = 200;

/** A name as it is compared: case and spaces around it do not matter. */
function plain(name: string): string {
  return name.normalize("NFC").trim().toLocaleLowerCase();
}

class Blocked {
  names = $state.raw<readonly string[]>(recall<string[]>("blocked", []));

  has(name: string): boolean {
    return this.names.some((it) => plain(it) === plain(name));
  }

  add(name: string): void {
    if (plain(name) && !this.has(name)) this.keep([...this.names, name.trim()].slice(-MOST));
  }

  drop(name: string): void {
    this.keep(this.names.filter((it) => plain(it) !== plain(name)));
  }

  private keep(names: readonly string[]): void {
    this.names = names;
    remember("blocked", names);
  }
}

export const blocked = new Blocked();
