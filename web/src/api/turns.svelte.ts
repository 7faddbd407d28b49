/** Tables where it is my turn, wherever I am in the app: for the link to the next one, and the badge on the tab. */
import { heldTables } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { route } from "../routing.svelte";

const EVERY = 30_000;
/** Tables requested at a time. */
const MOST = 12;

let waiting: string[] = $state.raw([]);
let here = $state(false);

const page = (): string | null => (route.page.name === "table" ? route.page.id : null);

export const turns = {
  /** Tables other than the one on the screen where it is my turn. */
  get others(): readonly string[] {
    return waiting.filter((id) => id !== page());
  },
  /** All of them; for the one on the screen, its own page knows best. */
  get count(): number {
    return this.others.length + (page() !== null && here ? 1 : 0);
  },
};

/** The page of a table says whether it is my turn there. */
export function turnHere(mine: boolean): void {
  here = mine;
}

async function look(): Promise<void> {
  if (!me.secret && !heldTables().length) {
    waiting = [];
    return;
  }
  try {
    const { isMyTurn, myTables } = await import("../pages/mine");
    waiting = (await myTables(MOST, page())).filter(isMyTurn).map(({ info }) => info.id);
  } catch {
    // Pages that show tables hear of it.
  }
}

/** Until the returned function is called. */
export function watchTurns(): () => void {
  // Not while the first page loads.
  const first = setTimeout(() => void look(), 3000);
  const timer = setInterval(() => void look(), EVERY);
  return () => (clearTimeout(first), clearInterval(timer));
}

/** The tab: its icon has a dot, and the app on a home screen a number. */
export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const app = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  void app.setAppBadge?.(count).catch(() => undefined);
}
