/** What the parts of the board share: what is drawn, what is lit there, where the keyboard is, what is explained. */
import type { Choice } from "../../../api/server";
import { settings } from "../../../memory/settings.svelte";
import type { Stage } from "../stage";
import { GEARS, printed, type Decision, type Gear, type View } from "../view";
import { SHAPES } from "./geometry";
import { Turning } from "./turning.svelte";

export const spacePlace = (gear: Gear, space: number): string => `space:${gear}:${space}`;

/** The gear and space of a place, if it is one. */
export function spaceOf(place: string): { gear: Gear; space: number } | null {
  const [kind, gear, space] = place.split(":");
  return kind === "space" ? { gear: gear as Gear, space: Number(space) } : null;
}

/** The gear a place belongs to. */
export const gearOf = (place: string): Gear | null =>
  spaceOf(place)?.gear ?? (place.startsWith("jungle:") ? "palenque" : null);

/** Whether a gear has something to choose now. */
export const litGears = (lit: ReadonlyMap<string, Choice[]>): Set<Gear> =>
  new Set([...lit.keys()].flatMap((place) => spaceOf(place)?.gear ?? []));

const harvests = (): Record<string, string[]> => printed()?.harvests ?? {};

/** Whether harvest tiles with wood lie beside a space of Palenque. */
export const hasWood = (space: string): boolean => harvests()[space]?.includes("wood") ?? false;

const placesOfGear = (gear: Gear): string[] => [
  ...Array.from({ length: SHAPES[gear].last + 1 }, (_, space) => spacePlace(gear, space)),
  ...(gear === "palenque" ? Object.keys(harvests()).map((space) => `jungle:${space}`) : []),
];

/** All places in the order in which arrows walk them. */
export const allPlaces = (): string[] => [...GEARS.flatMap(placesOfGear), "start", "calendar"];

/** A whole gear of the overview on a phone. */
export const GEAR_PLACE = "gear:";

/** The places that are on the screen: on a phone a single gear, or the gears as wholes. */
export function placesShown(narrow: boolean, gear: Gear | null): readonly string[] {
  if (!narrow) return allPlaces();
  return gear ? placesOfGear(gear) : [...GEARS.map((one) => GEAR_PLACE + one), "start", "calendar"];
}

/** The place that this many arrow steps lead to. */
export function walk(from: string, steps: number, among: readonly string[]): string {
  const index = among.indexOf(from);
  if (index < 0) return among[0]!;
  return among[(index + steps + among.length) % among.length]!;
}

const NOTHING: ReadonlyMap<string, Choice[]> = new Map();

export class BoardState {
  readonly turning: Turning;
  /** The one place that Tab reaches. */
  current = $state(spacePlace(GEARS[0], 0));
  /** The place whose words are shown beside it. */
  told: string | null = $state(null);
  /** A swipe has ended on a place: that was not a tap. */
  swiped = false;
  /**
   * Something was just chosen, and the pointer has not moved: whatever comes under it is not explained over the gear.
   */
  resting = false;

  constructor(
    readonly stage: Stage,
    still: () => boolean,
  ) {
    this.turning = new Turning(still, () => settings.speed === "fast");
  }

  /** What is drawn: while the wheels turn, the position they turn from. */
  readonly view: View | null = $derived.by(() => (this.turning.running ? this.turning.view : this.stage.view));
  /** What can be chosen on the board; nothing is lit while the wheels turn. */
  readonly lit: ReadonlyMap<string, Choice[]> = $derived.by(() => (this.turning.running ? NOTHING : this.stage.lit));
  /** Where the choice under the pointer belongs. */
  readonly pointedPlace: string | null = $derived.by(() => {
    return this.stage.pointed?.places[0] ?? null;
  });
  /** A worker that was picked up and has not acted yet, and where from. */
  readonly inHand: (Decision & { gear: Gear; space: number }) | null = $derived.by(() => {
    const decision = this.stage.view?.decision;
    if (decision?.kind !== "use" || !decision.gear || decision.space === undefined) return null;
    return { ...decision, gear: decision.gear, space: decision.space };
  });

  /** What can be done at a place, by its verb. */
  choices(place: string, verb?: string): Choice[] {
    const here = this.lit.get(place) ?? [];
    return verb ? here.filter((choice) => choice.verb === verb) : here;
  }

  /** Something has to be decided, but not here. */
  shut(place: string): boolean {
    return this.stage.legal.length > 0 && !this.lit.has(place);
  }

  /** Why nothing can be done at a plausible place, if somebody has asked. */
  reason(place: string): string {
    return (!this.lit.has(place) && this.stage.blocked[place]) || "";
  }

  /** A pointer or the keyboard has come to a place, or left. */
  enter = (place: string): void => {
    const here = this.choices(place);
    this.stage.point(here.length === 1 ? here[0]! : null);
    if (!this.resting) this.told = place;
  };

  /** The pointer has not moved: words wait until it does. */
  rest = (): void => {
    this.resting = true;
  };

  /** The pointer has really moved: what is under it is wanted, and did not come there by itself. */
  moved = (): void => {
    this.resting = false;
  };

  leave = (place: string): void => {
    if (this.told === place) this.told = null;
    if (this.pointedPlace === place) this.stage.point(null);
  };

  touch = (place: string): void => {
    if (this.swiped) return;
    this.told = null;
    this.rest();
    this.current = place;
    this.stage.touch(place);
  };
}
