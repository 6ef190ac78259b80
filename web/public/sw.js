// Keeps the page at hand so that it opens and races without a server. Written by hand; `__VERSION__` is set by the build.
const VERSION = "__VERSION__";
const SHELL = `shell-${VERSION}`;
const BOARDS = "boards";
const CORE = `core-${VERSION}`;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const { shell } = await files();
      const cache = await caches.open(SHELL);
      await cache.addAll(shell.map((it) => new Request(it, { cache: "reload" })));
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
  const { core, boards } = await files();
  const cache = await caches.open(CORE);
  for (const path of core) if (!(await cache.match(path))) await cache.add(path);
  const drawn = await caches.open(BOARDS);
  for (const path of boards) if (!(await drawn.match(path))) await drawn.add(path).catch(() => undefined);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, SHELL, "/"));
  else if (url.pathname === "/api/games" || url.pathname.startsWith("/api/boards/"))
    event.respondWith(fresh(request, BOARDS, request, true));
  else if (url.pathname.startsWith("/api/") || url.pathname === "/health" || url.pathname === "/metrics")
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

/** As it was kept, if it was; what the build made never changes under its name. */
async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
