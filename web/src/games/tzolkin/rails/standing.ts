/** What the temples would give if the food day were now (T53, T54). */
import { printed, type SeatView, type Temple, type TempleFacts, type View } from "../view";

const NOTHING: TempleFacts = { steps: [], bonus: [0, 0], tied: [0, 0] };
const factsOf = (temple: Temple): TempleFacts => printed()?.temples[temple] ?? NOTHING;

/** The steps, from the bottom to the top. */
export const stepsOf = (temple: Temple): TempleFacts["steps"] => factsOf(temple).steps;

/** Of the tallest temple. */
export const mostSteps = (): number => Math.max(0, ...Object.values(printed()?.temples ?? {}).map(({ steps }) => steps.length));

export const bonusesOf = (temple: Temple): TempleFacts["bonus"] => factsOf(temple).bonus;

/** What the highest get now, each of them: the bonus, or what is left of it for several. */
export function bonusOf(temple: Temple, age: number, leaders: number): number {
  const { bonus, tied } = factsOf(temple);
  return (leaders > 1 ? tied : bonus)[age === 1 ? 0 : 1];
}

/** Who stands highest, wherever that is. */
export function leadersOf(temple: Temple, seats: readonly SeatView[]): number[] {
  const best = Math.max(...seats.map((seat) => seat.temples[temple]));
  return seats.flatMap((seat, i) => (seat.temples[temple] === best ? [i] : []));
}

export interface Standing {
  step: number;
  points: number;
  /** For standing highest. */
  bonus: number;
  /** Of the own step and all below. */
  goods: Record<string, number>;
}

export function standingsOf(temple: Temple, view: View): Standing[] {
  const leaders = leadersOf(temple, view.seats);
  const bonus = bonusOf(temple, view.age, leaders.length);
  return view.seats.map((seat, i) => {
    const at = seat.temples[temple];
    const goods: Record<string, number> = {};
    for (const { step, good } of stepsOf(temple)) if (good && step <= at) goods[good] = (goods[good] ?? 0) + 1;
    const points = stepsOf(temple).find(({ step }) => step === at)?.points ?? 0;
    return { step: at, points, bonus: leaders.includes(i) ? bonus : 0, goods };
  });
}
