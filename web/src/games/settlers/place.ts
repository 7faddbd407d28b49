/** What every card and thing on the table shares: its place, whether it is lit, what a click and a look do. */
import { ticked, tick } from "./ticks";
import { deskOf } from "./desk.svelte";
import { take, touch, type Stage } from "./stage";
import { sayCard } from "./saying";
import type { Location } from "./view";

/** The name of a place: its kind, and what lies there. */
export const placeOf = (...parts: string[]): string => parts.join(":");

export interface Lit {
  lit: boolean;
  on: boolean;
}

export function litAt(stage: Stage, place: string): Lit {
  return { lit: stage.lit.has(place), on: stage.opened === place || ticked(stage, place) };
}

/** Classes of a card at a place; `quiet`: unlit ones are paler while something is asked. */
export function lookAt(stage: Stage, place: string, quiet = false): string {
  const { lit, on } = litAt(stage, place);
  const hinted = stage.pointed?.places.includes(place);
  return [lit && "lit", (on || hinted) && "on", quiet && !lit && !on && alike(stage, place) && "dim"].filter(Boolean).join(" ");
}

/** Whether something of the same kind is lit. */
function alike(stage: Stage, place: string): boolean {
  const kind = place.split(":", 1)[0]!;
  return [...stage.lit.keys()].some((one) => one.split(":", 1)[0] === kind);
}

/** Attributes of a button at a place that shows a card. */
export function atCard(stage: Stage, place: string, card: string, location?: Location): Record<string, unknown> {
  const desk = deskOf(stage);
  return { ...at(stage, place), "aria-label": sayCard(stage, card, place, location), ...looks(desk.look, card, stage, place) };
}

function clicked(stage: Stage, place: string): void {
  if (stage.again(place)) return;
  stage.soon(
    () => stage.lit.has(place) || ticked(stage, place),
    () => {
      if (!tick(stage, place)) touch(stage, place);
    },
  );
}

/** Attributes of a button at any other place. */
export function at(stage: Stage, place: string): Record<string, unknown> {
  const { lit, on } = litAt(stage, place);
  return {
    "data-place": place,
    "aria-disabled": !lit && !on,
    "aria-pressed": on || undefined,
    onclick: () => clicked(stage, place),
    ondblclick: () => stage.opened === place && take(stage, place),
  };
}

function looks(look: (card: string | null) => void, card: string, stage: Stage, place: string): Record<string, unknown> {
  const onto = (): void => {
    look(card);
    const here = stage.lit.get(place);
    if (here?.length === 1 && !stage.opened) stage.point(here[0]!);
  };
  const away = (): void => {
    look(null);
    if (!stage.opened) stage.point(null);
  };
  return { onpointerenter: onto, onpointerleave: away, onfocus: onto, onblur: away };
}
