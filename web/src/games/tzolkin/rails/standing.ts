/** What the temples would give if the food day were now (T53, T54). */
import { COMPONENTS, type SeatView, type Temple, type View } from "../view";

const BOTTOM = -1;

/** Points of the steps, from the bottom (-1) to the top. */
export const stepsOf = (temple: Temple): { step: number; points: number; goods: string | undefined }[] =>
  COMPONENTS.temples[temple]["points_from_step_-1"].map((points, i) => ({
    step: i + BOTTOM,
    points,
    goods: COMPONENTS.temples[temple].goods_at_step[i + BOTTOM],
  }));

export const bonusesOf = (temple: Temple): [first: number, second: number] => {
  const { age1, age2 } = COMPONENTS.temples[temple].leader_bonus;
  return [age1, age2];
};

/** Who stands highest, wherever that is. */
export function leadersOf(temple: Temple, seats: readonly SeatView[]): number[] {
  const best = Math.max(...seats.map((seat) => seat.temples[temple]));
  return seats.flatMap((seat, i) => (seat.temples[temple] === best ? [i] : []));
}

export interface Standing {
  step: number;
  points: number;
  /** For standing highest: all of it, or half of it for each of several. */
  bonus: number;
  /** Of the own step and all below. */
  goods: Record<string, number>;
}

export function standingsOf(temple: Temple, view: View): Standing[] {
  const leaders = leadersOf(temple, view.seats);
  const bonus = bonusesOf(temple)[view.age === 1 ? 0 : 1] / (leaders.length > 1 ? 2 : 1);
  return view.seats.map((seat, i) => {
    const at = seat.temples[temple];
    const goods: Record<string, number> = {};
    for (const { step, goods: kind } of stepsOf(temple))
      if (kind && step <= at) goods[kind] = (goods[kind] ?? 0) + 1;
    const points = stepsOf(temple).find(({ step }) => step === at)?.points ?? 0;
    return { step: at, points, bonus: leaders.includes(i) ? bonus : 0, goods };
  });
}
