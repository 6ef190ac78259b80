// Keeps the page at hand so that it opens and races without a server. Written by hand; the build sets its version.
const VERSION = "__VERSION__";
const SHELL = `shell-${VERSION}`;
const BOARDS = `boards-${VERSION}`;
const CORE = `core-${VERSION}`;
const PATIENCE = 4000;

// An upgrade takes over only when it has everything that was at hand before: whoever could race without a server
// can still do so, by the new rules.
self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const { shell } = await files();
      const cache = await caches.open(SHELL);
      await cache.addAll(shell.map((it) => new Request(it, { cache: "reload" })));
      if ((await caches.keys()).some((it) => it.startsWith("core-"))) await fetchCore();
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const keep = [SHELL, CORE, BOARDS];
      for (const name of await caches.keys()) if (!keep.includes(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// The page asks for the rest once it has nothing else to do: the Python core and the boards.
self.addEventListener("message", (event) => {
  if (event.data === "fetch-core")
    event.waitUntil(fetchCore().then(() => event.source?.postMessage("core-ready")));
});

async function files() {
  return (await fetch("/files.json", { cache: "no-store" })).json();
}

async function fetchCore() {
  const { core, version } = await files();
  // The server has been upgraded under this worker: its successor fetches the core, and the boards with it.
  if (version !== VERSION) return;
  const cache = await caches.open(CORE);
  for (const path of core) if (!(await cache.match(path))) await cache.add(path);
  const drawn = await caches.open(BOARDS);
  await drawn.add("/api/games");
  const games = await (await drawn.match("/api/games")).json();
  const boards = games.flatMap(({ game, boards }) => boards.map(({ name }) => `/api/boards/${game}/${name}`));
  for (const path of boards.flatMap((it) => [it, `${it}.svg`]))
    if (!(await drawn.match(path))) await drawn.add(path).catch(() => undefined);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, SHELL, "/"));
  else if (url.pathname === "/api/games" || url.pathname.startsWith("/api/boards/"))
    event.respondWith(fresh(request, BOARDS, request, true));
  else if (url.pathname.startsWith("/api/") || ["/health", "/ready", "/metrics"].includes(url.pathname))
    return;
  else event.respondWith(kept(request));
});

/** From the server if it answers in time; else as it was kept. */
async function fresh(request, name, otherwise, keep = false) {
  const cache = await caches.open(name);
  const late = new Promise((_, no) => setTimeout(() => no(new Error("late")), PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (keep && answer.ok) await cache.put(request, answer.clone());
    if (answer.status < 500) return answer;
    return (await cache.match(otherwise)) ?? answer;
  } catch (why) {
    const found = await cache.match(otherwise);
    if (found) return found;
    throw why;
  }
}

/** As this build kept it, if it did: the successor may have filled its caches already, but they are not ours. */
async function kept(request) {
  for (const name of [SHELL, CORE]) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: true });
    if (found) return found;
  }
  return fetch(request);
}
