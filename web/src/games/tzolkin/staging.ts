/** The visible parts of a step of Tzolk'in: workers, goods, tiles and markers that go somewhere. */
import type { Step } from "../../api/server";
import type { Effect, Flight, Staging, Standing } from "../../table/staging/staging";
import { GEARS, GOODS, TECHNOLOGIES, TEMPLES, type View } from "./view";

type Told = Pick<Step, "verb" | "arguments">;

/** A part of somebody's panel; where players are not in sight, whoever the bar names. */
export const partOf = (seat: number, part: string): string[] => [`seat:${seat}:${part}`, `seat:${seat}`, "teller"];
const spot = (place: string, gear: string): string[] => [`at:${place}`, place, `gear:${gear}`];

/** Where each worker of a player stands. */
function workersOf(view: View): Map<string, { seat: number; spots: string[] }> {
  const found = new Map<string, { seat: number; spots: string[] }>();
  for (const gear of GEARS)
    for (const [space, worker] of view.gears[gear].entries())
      if (typeof worker === "number") found.set(`space:${gear}:${space}`, { seat: worker, spots: spot(`space:${gear}:${space}`, gear) });
  if (view.start_space !== null) found.set("start", { seat: view.start_space, spots: ["at:start", "start"] });
  return found;
}

/** Workers that were placed and picked up; when the wheels turn, they carry them. */
function workers(before: View, after: View): { flights: Flight[]; standing: Standing[] } {
  if (before.day !== after.day || after.over) return { flights: [], standing: [] };
  const [was, now] = [workersOf(before), workersOf(after)];
  const came = [...now].filter(([place, { seat }]) => was.get(place)?.seat !== seat);
  const left = [...was].filter(([place, { seat }]) => now.get(place)?.seat !== seat);
  const icon = (seat: number): string => `worker-${seat}`;
  return {
    flights: [
      ...came.map(([, { seat, spots }]) => ({ icon: icon(seat), n: 1, from: partOf(seat, "workers"), to: spots, seat })),
      ...left.map(([, { seat, spots }]) => ({ icon: icon(seat), n: 1, from: spots, to: partOf(seat, "workers") })),
    ],
    standing: came.map(([place, { seat }]) => ({ place, seat })),
  };
}

/** Where goods come from: the jungle, the space whose action is taken, the calendar's teeth; otherwise unknown. */
function source(before: View, after: View, { verb, arguments: what = [] }: Told): readonly string[] | null {
  const tiles = Object.keys(after.jungle).find((space) => {
    const [was, now] = [before.jungle[space], after.jungle[space]!];
    return was && (was.corn !== now.corn || was.wood !== now.wood);
  });
  if (tiles) return [`jungle:${tiles}`, `space:palenque:${tiles}`, "gear:palenque"];
  const [gear, space] = verb === "use" && what.length > 1 ? what : [before.decision?.gear, before.decision?.space];
  if (gear != null && space != null) return [`space:${gear}:${space}`, `gear:${gear}`];
  return verb === "end" && before.teeth_corn ? ["calendar"] : null;
}

function goods(before: View, after: View, step: Told): Flight[] {
  const from = source(before, after, step);
  // The yield of a food day is read at leisure.
  if (!from || before.day !== after.day || before.food_day !== after.food_day) return [];
  return after.seats.flatMap((seat, i) =>
    GOODS.flatMap((good): Flight[] => {
      const n = seat[good] - before.seats[i]![good];
      return n > 0 ? [{ icon: good === "skulls" ? "skull" : good, n, from, to: partOf(i, good) }] : [];
    }),
  );
}

/** Skulls that are left in Chichen Itza. */
function skulls(before: View, after: View, seat: number | undefined): Flight[] {
  const left = after.chichen_itza_skulls.filter((space) => !before.chichen_itza_skulls.includes(space));
  if (seat === undefined) return [];
  return left.map((space) => ({ icon: "skull", n: 1, from: partOf(seat, "skulls"), to: [`space:chichen_itza:${space}`, "gear:chichen_itza"] }));
}

function tiles(before: View, after: View): Flight[] {
  return after.seats.flatMap((seat, i) =>
    (["buildings", "monuments"] as const).flatMap((kind) =>
      seat[kind]
        .filter((id) => !before.seats[i]![kind].includes(id))
        .map((id) => ({ icon: kind === "buildings" ? "building" : "monument", n: 1, from: [`tile:${id}`, "teller"], to: partOf(i, "tiles"), seat: i })),
    ),
  );
}

/** Markers slide from step to step. */
function markers(before: View, after: View): { flights: Flight[]; outlined: string[] } {
  const flights: Flight[] = [];
  const outlined = new Set<string>();
  for (const [i, seat] of after.seats.entries()) {
    const was = before.seats[i]!;
    const moved = [
      ...TEMPLES.filter((temple) => seat.temples[temple] !== was.temples[temple]).map((temple) => `temple:${temple}`),
      ...TECHNOLOGIES.filter((one) => seat.technologies[one] !== was.technologies[one]).map((one) => `technology:${one}`),
    ];
    for (const place of moved) {
      outlined.add(place);
      flights.push({ icon: `mark-${i}`, n: 1, from: [`${place}:${i}`, place], to: [`${place}:${i}`, place] });
    }
  }
  return { flights, outlined: [...outlined] };
}

function effect(before: View, after: View, step: Told): Effect {
  const placed = workers(before, after);
  const moved = markers(before, after);
  const marker: Flight[] =
    before.start_player === after.start_player ? [] : [{ icon: "start-player", n: 1, from: partOf(before.start_player, "name"), to: partOf(after.start_player, "name") }];
  const flights = [
    ...placed.flights,
    ...goods(before, after, step),
    ...skulls(before, after, before.decision?.player),
    ...tiles(before, after),
    ...moved.flights,
    ...marker,
  ];
  return { flights, standing: placed.standing, outlined: moved.outlined };
}

const holds = (view: View, { place, seat }: Standing): boolean => workersOf(view).get(place)?.seat === seat;

const FOOD = /^tzolkin\.food-day-/;

export const isFoodEntry = ({ key }: Step["entries"][number]): boolean => typeof key === "string" && FOOD.test(key);

export const staging = { effect, holds, stops: (step: Step) => step.entries.some(isFoodEntry), heads: isFoodEntry } as unknown as Staging;
