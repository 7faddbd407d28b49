/** Which page an address means, and going to another one without loading everything again. */
export type Page =
  | { name: "start" }
  | { name: "new" }
  | { name: "tables"; show: Show }
  | { name: "results" }
  | { name: "learn" }
  | { name: "name" }
  | { name: "player"; player: string }
  | { name: "table"; id: string; at: number | null }
  | { name: "nowhere" };

export const SHOWS = ["mine", "open", "playing", "over"] as const;
/** Which tables the page of tables shows. */
export type Show = (typeof SHOWS)[number];

const TABLE = /^\/t\/([a-z2-7]{16})$/;
const PLAYER = /^\/p\/([^/]{1,200})$/;

export function pageOf(path: string, query: string): Page {
  const table = TABLE.exec(path);
  if (table) {
    const at = new URLSearchParams(query).get("at");
    return { name: "table", id: table[1]!, at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null };
  }
  const player = PLAYER.exec(path);
  if (player) return playerPage(player[1]!);
  switch (path) {
    case "/":
      return { name: "start" };
    case "/tables": {
      const wanted = new URLSearchParams(query).get("show");
      return { name: "tables", show: SHOWS.find((one) => one === wanted) ?? "mine" };
    }
    case "/new":
    case "/results":
    case "/learn":
    case "/name":
      return { name: path.slice(1) as "new" | "results" | "learn" | "name" };
    default:
      return { name: "nowhere" };
  }
}

function playerPage(written: string): Page {
  try {
    return { name: "player", player: decodeURIComponent(written) };
  } catch {
    return { name: "nowhere" };
  }
}

let page: Page = $state.raw(pageOf(location.pathname, location.search));
addEventListener("popstate", () => (page = pageOf(location.pathname, location.search)));

export const route = {
  get page(): Page {
    return page;
  },
};

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  page = pageOf(location.pathname, location.search);
  if (!replace) scrollTo(0, 0);
}

/** A plain click on a link of ours stays in the page; with a key held the browser does what it always does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
