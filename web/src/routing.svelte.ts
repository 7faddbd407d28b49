/** Which page an address means, and going to another one without loading everything again. */
export type Page =
  | { name: "start" }
  | { name: "new" }
  | { name: "tables"; show: Show }
  | { name: "results" }
  | { name: "learn" }
  | { name: "rules"; game: string | null }
  | { name: "lesson"; game: string; lesson: string; step: number | null }
  | { name: "school" }
  | { name: "class"; id: string }
  | { name: "name" }
  | { name: "alerts" }
  | { name: "cards" }
  | { name: "files" }
  | { name: "decks" }
  | { name: "deck"; id: string }
  | { name: "player"; player: string }
  | { name: "table"; id: string; at: number | null }
  | { name: "nowhere" };

export const SHOWS = ["mine", "open", "playing", "over"] as const;
/** Which tables the page of tables shows. */
export type Show = (typeof SHOWS)[number];

const TABLE = /^\/t\/([a-z2-7]{16})$/;
const DECK = /^\/decks\/([a-z0-9]{1,20})$/;
const LESSON = /^\/lesson\/([a-z0-9_-]{1,40})\/([a-z0-9-]{1,40})$/;
const CLASS = /^\/class\/([a-z2-7]{16})$/;
const RULES = /^\/learn\/rules(?:\/([a-z0-9_-]{1,40}))?$/;
const PLAYER = /^\/p\/([^/]{1,200})$/;

export function pageOf(path: string, query: string): Page {
  const table = TABLE.exec(path);
  if (table) {
    const at = new URLSearchParams(query).get("at");
    return { name: "table", id: table[1]!, at: at !== null && /^\d{1,7}$/.test(at) ? Number(at) : null };
  }
  const deck = DECK.exec(path);
  if (deck) return { name: "deck", id: deck[1]! };
  const lesson = LESSON.exec(path);
  if (lesson) {
    const step = new URLSearchParams(query).get("step");
    return { name: "lesson", game: lesson[1]!, lesson: lesson[2]!, step: step !== null && /^[1-9]\d?$/.test(step) ? Number(step) - 1 : null };
  }
  const room = CLASS.exec(path);
  if (room) return { name: "class", id: room[1]! };
  const rules = RULES.exec(path);
  if (rules) return { name: "rules", game: rules[1] ?? new URLSearchParams(query).get("game") };
  const player = PLAYER.exec(path);
  if (player) return playerPage(player[1]!);
  switch (path) {
    case "/":
      return { name: "start" };
    case "/tables": {
      const wanted = new URLSearchParams(query).get("show");
      return { name: "tables", show: SHOWS.find((one) => one === wanted) ?? "mine" };
    }
    case "/cards":
    case "/decks":
      return { name: path.slice(1) as "cards" | "decks" };
    case "/learn/own":
      return { name: "school" };
    case "/cards/files":
      return { name: "files" };
    case "/new":
    case "/results":
    case "/learn":
    case "/name":
    case "/alerts":
      return { name: path.slice(1) as "new" | "results" | "learn" | "name" | "alerts" };
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

/** A plain click on one of our links stays in the page; with a modifier key the browser does what it always does. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
