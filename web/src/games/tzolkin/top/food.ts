/** When everybody has to eat next, and what that costs (rules T44, T50). */
import { FOOD_DAYS, tileOf, type SeatView, type View } from "../view";

const CORN_PER_WORKER = 2;

export interface FoodDay {
  kind: "goods" | "points";
  /** Days until then; 0: this day ends with it. */
  days: number;
}

/** The next food day; null when there is none any more. */
export function nextFoodDay(view: View): FoodDay | null {
  if (view.over) return null;
  // Also one that was jumped over: it is made up for at the end of this day.
  if (view.food_day) return { kind: view.food_day, days: 0 };
  const next = FOOD_DAYS.find(({ day }) => day > view.day);
  return next ? { kind: next.kind, days: next.day - view.day } : null;
}

/** The corn that feeds all workers of a seat. */
export function cornNeeded(seat: SeatView, view: View): number {
  // Until all have chosen, the dealt wealth tiles are not yet anybody's.
  const wealth = view.decision?.kind === "keep" ? [] : seat.wealth;
  const effects = [...wealth, ...seat.buildings].flatMap((id) => tileOf(id).effects ?? []);
  const sum = (key: string): number => effects.reduce((all, effect) => all + Number(effect[key] ?? 0), 0);
  const hungry = Math.max(0, seat.workers - sum("feeds_free"));
  return hungry * Math.max(0, CORN_PER_WORKER - sum("feeds_cheaper"));
}
