/** When everybody has to eat next, and what that costs (rules T44, T50). */
import { FOOD_DAYS, printed, type SeatView, type View } from "../view";

export interface FoodDay {
  kind: "goods" | "points";
  /** Days until then; 0: this day ends with it. */
  days: number;
}

/** The next food day; null when there is none left. */
export function nextFoodDay(view: View): FoodDay | null {
  if (view.over) return null;
  // Including one that was jumped over: it takes place at the end of this day.
  if (view.food_day) return { kind: view.food_day, days: 0 };
  const next = FOOD_DAYS.find(({ day }) => day > view.day);
  return next ? { kind: next.kind, days: next.day - view.day } : null;
}

/** The corn that feeds all workers of a seat. */
export function cornNeeded(seat: SeatView, view: View): number {
  // Until everybody has chosen, the dealt wealth tiles belong to nobody.
  const wealth = view.decision?.kind === "keep" ? [] : seat.wealth;
  const known = printed();
  if (!known) return 0;
  const { corn_per_worker: corn, feeds } = known;
  const tiles = [...wealth, ...seat.buildings].flatMap((id) => feeds[id] ?? []);
  const sum = (key: "free" | "cheaper"): number => tiles.reduce((all, tile) => all + tile[key], 0);
  const hungry = Math.max(0, seat.workers - sum("free"));
  return hungry * Math.max(0, corn - sum("cheaper"));
}
