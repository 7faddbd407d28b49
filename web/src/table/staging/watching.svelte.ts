/** Watches what the screen shows: a step that is shown, or tried, moves what it moves. */
import { untrack } from "svelte";
import type { Step } from "../../api/server";
import { settings } from "../../memory/settings.svelte";
import type { View } from "../known";
import type { Stage } from "../stage.svelte";
import { boxOf, fly, outline, OUTLINE } from "./flying";
import type { Effect } from "./staging";
import { PACE } from "./telling.svelte";

interface Moment {
  before: View;
  after: View;
  step: Pick<Step, "verb" | "arguments">;
  seat: number | null;
  /** For a tentative turn: how many steps it has; 0 for one being shown. */
  tried: number;
}

function momentOf({ table, me }: Stage): Moment | null {
  const { scene, steps, preview } = table;
  if (scene?.told) {
    const { turn, step, before, view } = scene.told;
    return { before, after: view, step: turn.steps[step]!, seat: turn.seat, tried: 0 };
  }
  const before = steps.length ? table.viewBefore(steps.length - 1) : null;
  const step = table.legalBefore(steps.length - 1).find(({ token }) => token === steps.at(-1));
  if (scene || !preview || !before || !step) return null;
  return { before, after: preview.view, step, seat: me, tried: steps.length };
}

/** To be called while a component is created: what leaves its place is measured before anything is redrawn. */
export function watchMoves(stage: Stage, still: () => boolean, layer: () => HTMLElement | undefined): void {
  let shown: View | null = null;
  let tried = 0;
  let planned: { effect: Effect; from: (DOMRect | null)[]; moment: Moment } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function clear(): void {
    clearTimeout(timer);
    layer()?.replaceChildren();
    if (stage.flying.size) stage.flying = new Set();
  }

  $effect.pre(() => {
    const now = momentOf(stage);
    untrack(() => {
      planned = null;
      if (now?.after === shown) return;
      // A step that is taken back moves nothing.
      const forward = now !== null && (!now.tried || now.tried > tried);
      shown = now?.after ?? null;
      tried = now?.tried ?? 0;
      clear();
      if (!now || !forward || settings.speed === "off") return;
      const effect = stage.table.staging.effect(now.before, now.after, now.step);
      planned = { effect, from: effect.flights.map((flight) => boxOf(flight.from)), moment: now };
    });
  });

  $effect(() => {
    void momentOf(stage);
    untrack(() => {
      const root = layer();
      if (!planned || !root) return;
      const { effect, from, moment } = planned;
      planned = null;
      const duration = PACE[settings.speed === "normal" && !moment.tried ? "normal" : "fast"].step;
      const ways = effect.flights.map((flight, i) => ({ flight, from: from[i], to: boxOf(flight.to) }));
      const around = still() ? [...effect.outlined, ...effect.standing.map(({ place }) => place)].map((place) => boxOf([`at:${place}`, place])) : effect.outlined.map((place) => boxOf([place]));
      for (const box of around) if (box) outline(root, box, moment.seat);
      if (!still()) {
        const coming = ways.flatMap(({ flight, from, to }) => {
          if (from && to) fly(root, flight, from, to, duration);
          return from && to ? effect.standing.filter(({ place }) => flight.to.includes(place)).map(({ place }) => place) : [];
        });
        stage.flying = new Set(coming);
      }
      timer = setTimeout(
        () => {
          stage.flying = new Set();
          for (const line of root.querySelectorAll("i")) line.remove();
        },
        still() ? OUTLINE : duration,
      );
    });
  });
  $effect(() => clear);
}
