/** Positions for tests: an empty board, changed where a test wants it. */
import { GEARS, type Gear, type SeatView, type View } from "../src/games/tzolkin/view";

export function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    points: 0,
    corn: 0,
    wood: 0,
    stone: 0,
    gold: 0,
    skulls: 0,
    workers: 3,
    free_workers: 3,
    light: true,
    corn_tiles: 0,
    wood_tiles: 0,
    temples: { chaac: 0, quetzalcoatl: 0, kukulcan: 0 },
    technologies: { agriculture: 0, extraction: 0, architecture: 0, theology: 0 },
    wealth: [],
    buildings: [],
    monuments: [],
    ...change,
  };
}

type Change = Partial<Omit<View, "gears">> & { gears?: Partial<View["gears"]> };

export function position(change: Change = {}): View {
  const empty = Object.fromEntries(
    GEARS.map((gear) => [gear, Array<null>(gear === "chichen_itza" ? 13 : 10).fill(null)]),
  ) as Record<Gear, (number | "n" | null)[]>;
  return {
    game: "tzolkin",
    day: 1,
    round: 1,
    age: 1,
    food_day: null,
    over: false,
    start_player: 0,
    start_space: null,
    teeth_corn: 0,
    bank_skulls: 13,
    chichen_itza_skulls: [],
    jungle: { "2": { corn: 4, wood: 0 }, "3": { corn: 4, wood: 4 }, "4": { corn: 4, wood: 4 }, "5": { corn: 4, wood: 4 } },
    buildings: ["A1-F1", "A1-F2", "A1-T1", "A1-T2", "A1-C1", "A1-S1"],
    deck: 8,
    monuments: ["M01", "M02", "M03", "M04", "M05", "M06"],
    decision: { kind: "turn", player: 0 },
    seats: [seat(), seat()],
    ...change,
    gears: { ...empty, ...change.gears },
  };
}
