/** What a place of the board is, holds and allows, in words: for its label and for the words beside it. */
import type { Choice } from "../../../api/server";
import { w } from "../../../words/game.svelte";
import { t } from "../../../words/words.svelte";
import { nextFoodDay } from "../top/food";
import { LAST_DAY, printed, type View } from "../view";
import { hasWood, spaceOf, type BoardState } from "./state.svelte";

export interface Told {
  name: string;
  /** What it does and who is there. */
  facts: string[];
  /** What can be chosen there now. */
  can: string;
  /** What a price consists of; and what placing is for, if that is new. Not in labels, which are heard one by one. */
  more: string[];
  /** Why not, if it is plausible. */
  reason: string;
}

/** The price in corn that a choice shows; never less than 0. */
export const cornOf = (choice: Choice): number => Math.max(0, -(choice.changes.corn ?? 0));

/** The day's number as shown: two days at once may lead past the last one (T42). */
export const dayOf = (view: View): number => Math.min(view.day, LAST_DAY);

export const whenWords = (view: View): string => {
  const next = nextFoodDay(view);
  return next ? t("board-food-when", { days: next.days }) : t("board-over");
};

export function tell(board: BoardState, place: string): Told {
  const { view } = board;
  const told = { facts: [], can: canWords(board, place), more: moreWords(board, place), reason: board.reason(place) };
  if (!view) return { ...told, name: "" };
  const space = spaceOf(place);
  if (space) {
    const { gear, space: number } = space;
    const used = gear === "chichen_itza" && view.chichen_itza_skulls.includes(number);
    const facts = [w(`space.${gear}.${number}`), used ? t("board-used") : "", who(board, view.gears[gear][number] ?? null)];
    return { ...told, name: t("board-space", { gear: w(`gear.${gear}`), space: number }), facts: facts.filter(Boolean) };
  }
  if (place === "start")
    return { ...told, name: t("board-start"), facts: [t("board-start-corn", { corn: view.teeth_corn }), who(board, view.start_space)] };
  if (place === "calendar") {
    const facts = [whenFoodDay(view), t("board-skulls", { skulls: view.bank_skulls }), t("board-teeth", { corn: view.teeth_corn })];
    return { ...told, name: t("board-calendar", { day: dayOf(view), last: LAST_DAY }), facts };
  }
  const number = place.split(":")[1]!;
  const tiles = view.jungle[number] ?? { corn: 0, wood: 0 };
  const facts = [t("board-corn-tiles", { n: tiles.corn }), ...(hasWood(number) ? [t("board-wood-tiles", { n: tiles.wood })] : [])];
  return { ...told, name: t("board-jungle", { space: number }), facts };
}

/** All of it in one text. */
export function labelOf(board: BoardState, place: string): string {
  const { name, facts, can } = tell(board, place);
  const is = [name, ...facts].join(", ");
  return can ? `${is}; ${can}` : is;
}

function whenFoodDay(view: View): string {
  const next = nextFoodDay(view);
  return next ? t("board-food-day", { kind: next.kind, days: next.days }) : t("board-over");
}

function who({ stage }: BoardState, worker: number | "n" | null): string {
  if (worker === null) return t("board-nobody");
  if (worker === "n") return t("board-neutral");
  if (worker === stage.me) return t("board-own-worker", { seat: worker });
  return t("board-worker", { seat: worker, name: stage.nameOf(worker) });
}

/** Which worker of a turn costs this much more than its space; 0 if none does. */
export function workerCosting(more: number): number {
  const sums = Object.values(printed()?.placement_surcharge ?? {});
  return sums.findIndex((sum, k) => sum - (sums[k - 1] ?? 0) === more) + 1;
}

/** Players who have made fewer turns of their own may not know what placing is for. */
const NEW = 4;

function moreWords(board: BoardState, place: string): string[] {
  const [only, ...others] = board.choices(place);
  const space = spaceOf(place)?.space;
  if (only?.verb !== "place" || others.length || space === undefined) return [];
  const { table, me } = board.stage;
  const more = cornOf(only) - space;
  const n = workerCosting(more);
  const price = more > 0 && n ? [t("board-price-parts", { space, more, n })] : [];
  return table.turns.filter((turn) => turn.seat === me).length < NEW ? [...price, t("board-place-later")] : price;
}

function canWords(board: BoardState, place: string): string {
  const here = board.choices(place);
  const [only] = here;
  if (!only) return "";
  if (here.length > 1) return t("board-can-several", { n: here.length });
  const corn = cornOf(only);
  switch (only.verb) {
    case "place":
      return t("board-can-place", { corn });
    case "pick":
      return t("board-can-pick");
    case "use":
      return t("board-can-use");
    default:
      return only.words;
  }
}
