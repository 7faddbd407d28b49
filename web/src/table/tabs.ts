/** The tabs of the tray, in order, and where lit things lie. */
import type { Choice } from "../api/server";
import { t } from "../words/words.svelte";
import type { Game, Panel } from "./game";
import type { Always, Arrangement } from "./layout";
import type { Extra } from "./tray.svelte";

export interface Tab {
  id: string;
  icon: string;
  words: string;
}

const ICONS: Record<Always | Extra["id"], string> = {
  me: "human",
  players: "watch",
  log: "list",
  chat: "chat",
  hints: "hint",
  outlook: "watch",
  choices: "confirm",
  since: "replay",
  seat: "human",
  explain: "help",
};

/** Those panels of a game that are tabs; all others are always in sight. */
export function tabPanels(game: Game, form: Arrangement): readonly Panel[] {
  return form.fourth ? [] : panelsIn(game, form).slice(form.fixed);
}

/** The panels that a game has in this layout. */
export function panelsIn(game: Game, form: Arrangement): readonly Panel[] {
  return game.panels.filter(({ only }) => !only || only.includes(form.layout));
}

export function tabsOf(game: Game, form: Arrangement, extra: Extra | null): Tab[] {
  const plain = (id: Always | Extra["id"]): Tab => ({ id, icon: ICONS[id], words: t(`tab-${id}`) });
  const panels = tabPanels(game, form).map(({ id, icon, name }) => ({ id, icon, words: t(name) }));
  const all = [...form.before.map(plain), ...panels, ...form.after.map(plain)];
  return extra && !all.some((tab) => tab.id === extra.id) ? [...all, plain(extra.id)] : all;
}

const kindOf = (place: string): string => place.split(":", 1)[0]!;

/** The tab that a lit place is on; null: it is visible anyway. */
export function tabOf(place: string, game: Game, form: Arrangement): string | null {
  const kind = kindOf(place);
  const panel = tabPanels(game, form).find((one) => one.places.includes(kind));
  if (panel) return panel.id;
  return form.before.includes("me") && game.own.includes(kind) ? "me" : null;
}

/** Tabs on which something is lit, and the one on which all of it is. */
export function litTabs(lit: ReadonlyMap<string, Choice[]>, game: Game, form: Arrangement): { some: Set<string>; all: string | null } {
  const found = [...lit.keys()].map((place) => tabOf(place, game, form));
  const some = new Set(found.filter((one) => one !== null));
  const [first] = some;
  return { some, all: first !== undefined && found.every((one) => one === first) ? first : null };
}
