/** The gallery at the server: boards that people published, and what can be made of a board or of a race. */

import { recall, remember } from "../base/memory";
import { preferences } from "../base/preferences.svelte";
import { Refused, refusedBy } from "../line/house";
import { newKey } from "../line/sitting";
import type {
  GalleryPage,
  Open,
  Publish,
  PublishReceipt,
  PublishedBoard,
  PublishedVersion,
  Settings,
  Soon,
  Stars,
  VersionNote,
} from "../protocol";

export type Order = "new" | "stars" | "raced";

/** What is asked for: a path below `/api`, and whatever goes with it. */
interface Wish {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
}

async function answered(path: string, { method = "GET", body, token, signal }: Wish = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": preferences.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const options: RequestInit = { method, headers };
  if (signal) options.signal = signal;
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api${path}`, options).catch(() => {
    throw new Refused("no-server", "no-server");
  });
  if (!answer.ok) throw refusedBy(await answer.text());
  return answer;
}

const ask = async <T>(path: string, wish?: Wish) => (await (await answered(path, wish)).json()) as T;
const at = (board: string) => `/gallery/${encodeURIComponent(board)}`;

/** Find boards: those that are listed, with these words, of this game. */
export function searchBoards(sought: string, game: string, order: Order, first = 0): Promise<GalleryPage> {
  return ask(`/gallery?${new URLSearchParams({ sought, game, order, first: String(first) })}`);
}

export const getBoard = (board: string) => ask<PublishedBoard>(at(board));
export const getVersions = (board: string) => ask<VersionNote[]>(`${at(board)}/versions`);
export const versionOf = (board: string, version: number) => ask<PublishedVersion>(`${at(board)}/${version}`);

/** Where the picture of a version is. */
export function pictureOf(board: string, version: number, small = false): string {
  return `/api${at(board)}/${version}/picture.svg${small ? "?thumb=1" : ""}`;
}

/** Publish a board, and keep the key that makes it one's own. */
export async function publish(wish: Publish): Promise<PublishReceipt> {
  const published = await ask<PublishReceipt>("/gallery", { method: "POST", body: wish });
  if (published.key) remember("boards", { ...recall("boards", {}), [published.id]: published.key });
  return published;
}

/** Publish another version of a board of one's own. */
export function publishVersion(id: string, board: Record<string, any>): Promise<PublishReceipt> {
  return ask(`${at(id)}/versions`, { method: "POST", body: { board }, token: keyOf(id) ?? "" });
}

export async function withdraw(id: string): Promise<void> {
  await answered(at(id), { method: "DELETE", token: keyOf(id) ?? "" });
}

/** The key to a board that was published on this device. */
export function keyOf(id: string): string | null {
  return recall<Record<string, string>>("boards", {})[id] ?? null;
}

/** The board that a version is of; null where it is not there any more, or cannot be asked for. */
export function boardOf(version: string): Promise<PublishedBoard | null> {
  return getBoard(version.split("/")[0] ?? "").catch((why: unknown) => {
    if (why instanceof Refused) return null;
    throw why;
  });
}

/** The board of one's own that a version is of; null for the boards of others too. */
export async function ownBoard(version: string | null): Promise<PublishedBoard | null> {
  const mine = version !== null && keyOf(version.split("/")[0] ?? "") !== null;
  return mine ? boardOf(version) : null;
}

/** The token in whose name this device gives stars. */
function visitor(): string {
  const known = recall<string | null>("visitor", null);
  if (known) return known;
  const made = newKey() + newKey();
  remember("visitor", made);
  return made;
}

/** How many stars a board has and whether one is from here; `given` gives or takes that one. */
export function getOrSetStar(id: string, given?: boolean): Promise<Stars> {
  const method = given === undefined ? "GET" : given ? "POST" : "DELETE";
  return ask(`${at(id)}/star`, { method, token: visitor() });
}

/** Open a table on a version of a board. */
export function openOn(id: string, version: number, settings: Settings): Promise<Open> {
  return ask(`${at(id)}/tables`, { method: "POST", body: { settings, version } });
}

/** Print a board of a game: one of the house by its name, one of the gallery by its path, one of one's own whole. */
export async function printKit(
  game: string,
  board: string | Record<string, any>,
  paper: string,
  language: string,
): Promise<Blob> {
  const how = new URLSearchParams({ paper, language });
  if (typeof board !== "string")
    return (await answered(`/boards/${game}/kit.pdf?${how}`, { method: "POST", body: board })).blob();
  const path = board.includes("/") ? `/gallery/${board}` : `/boards/${game}/${encodeURIComponent(board)}`;
  return (await answered(`${path}/kit.pdf?${how}`)).blob();
}

/** Have a film made of a race that is over, and wait for it. */
export async function makeFilm(
  table: string,
  part: string,
  kind: string,
  signal: AbortSignal,
): Promise<Blob> {
  const how = new URLSearchParams({ part, language: preferences.language });
  for (;;) {
    const answer = await answered(`/tables/${encodeURIComponent(table)}/film.${kind}?${how}`, { signal });
    if (answer.status !== 202) return answer.blob();
    const { after } = (await answer.json()) as Soon;
    await new Promise((done) => setTimeout(done, after));
    signal.throwIfAborted();
  }
}
