/** Where the steps of a hint lie: consecutive steps at the same place share one ring. */
import type { HintPlan, HintStep } from "../../api/server";

export interface Ring {
  number: number;
  places: readonly string[];
}

/** Verbs that need no chip: they only end something. */
const ENDS = new Set(["end", "done"]);

/** The steps of a plan that are shown: picking up a worker and using its space are one. */
export function toldSteps(plan: HintPlan): HintStep[] {
  const steps = plan.steps.filter((step) => !ENDS.has(step.verb));
  return steps.filter((step, i) => !(steps[i - 1]?.label === step.label && steps[i - 1]?.places[0] === step.places[0]));
}

/** Where to find a place on the screen: itself, or on a small screen the part of the board that contains it. */
export function selectorsOf(place: string): string[] {
  const [, part] = place.split(":");
  return [`[data-place="${place}"]`, ...(part ? [`[data-gear="${part}"]`] : [])];
}

export function ringsOf(plan: HintPlan): Ring[] {
  const rings: Ring[] = [];
  for (const { places } of toldSteps(plan)) {
    const last = rings.at(-1);
    if (places[0] && places[0] !== last?.places[0]) rings.push({ number: rings.length + 1, places });
  }
  return rings;
}
