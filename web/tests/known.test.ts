import { expect, it } from "vitest";
import { known } from "../src/games/tzolkin/known";
import type { View } from "../src/games/tzolkin/view";
import { position, seat } from "./positions";

it("shows what was there before where a preview does not know", () => {
  const before = position({ bank_skulls: 13, seats: [seat({ corn: 3 }), seat({ corn: 4 })] });
  const preview = {
    ...before,
    bank_skulls: null,
    seats: [seat({ corn: 9, wealth: ["W01", "W02"] }), { ...seat(), corn: null, wealth: [null, null], temples: { chaac: null, quetzalcoatl: 0, kukulcan: 1 } }],
  } as unknown as View;
  const shown = known(preview, before);
  expect(shown.bank_skulls).toBe(13);
  expect([shown.seats[0]!.corn, shown.seats[0]!.wealth]).toEqual([9, ["W01", "W02"]]);
  expect([shown.seats[1]!.corn, shown.seats[1]!.wealth]).toEqual([4, []]);
  expect(shown.seats[1]!.temples).toEqual({ chaac: 0, quetzalcoatl: 0, kukulcan: 1 });
});

it("keeps empty and unknown places of the rows, and empty spaces of the gears", () => {
  const before = position({ gears: { tikal: [0, null, null, null, null, null, null, null, null, null] } });
  const after = position({ buildings: [null, "A1-F2", "A1-T1", "A1-T2", "A1-C1", "A1-S1"] });
  const shown = known(after, before);
  expect(shown.buildings[0]).toBe(null);
  expect(shown.gears.tikal[0]).toBe(null);
});
