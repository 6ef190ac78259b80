/** Which screen is shown: the path of the address, and going somewhere else without loading the page anew. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.clicked(event));
  }

  /** The parts of the path: `/table/ABCD` is `["table", "ABCD"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  /** Go to another screen. */
  go(to: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    if (!options.replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow links within the page; leave all others to the browser. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.pathname + link.search !== location.pathname + location.search)
      this.go(link.pathname + link.search);
    else if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
  }
}

export const router = new Router();
