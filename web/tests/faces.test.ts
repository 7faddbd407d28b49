import { beforeEach, describe, expect, it } from "vitest";
import { kindOf, kindsOf } from "../src/games/tzolkin/rails/seats";
import { changesLines, face, show } from "../src/words/faces.svelte";
import { seat } from "./positions";

beforeEach(() =>
  show({
    faces: {
      "tile.A1-F1": { kind: "farm", price: [{ number: "1" }, { icon: "wood" }], lines: [[{ icon: "fed" }]], tags: ["age-1"] },
      "tile.A1-T1": { kind: "tomb" },
      "tile.M03": { kind: "civic", tags: ["monument"], lines: [[{ points: "4" }]] },
      "tile.M03.2": { kind: "civic", tags: ["monument"], lines: [[{ points: "6" }]] },
      "tile.W01": { kind: "wealth" },
    },
    counted: { corn: { icon: "corn" }, skulls: { icon: "skull" }, points: { points: "1" }, "temples.chaac": { icon: "chaac", up: 1 } },
    facts: {},
  }),
);

describe("what things show", () => {
  it("is the first that there is, and nothing for what nobody knows", () => {
    expect(face("tile.M03.2", "tile.M03").lines).toEqual([[{ points: "6" }]]);
    expect(face("tile.M03.4", "tile.M03").lines).toEqual([[{ points: "4" }]]);
    expect(face("tile.none")).toEqual({ lines: [], price: [], kind: "", tags: [], parts: {}, picture: "" });
  });
  it("is a number with an icon, chevrons or points where something changes", () => {
    expect(changesLines({ corn: -3, skulls: 1, points: 4, "temples.chaac": -1, free_workers: 1 })).toEqual([
      [{ number: "−3" }, { icon: "corn" }],
      [{ number: "+1" }, { icon: "skull" }],
      [{ points: "+4" }],
      [{ icon: "chaac", down: 1 }],
    ]);
  });
});

it("counts own tiles by kind", () => {
  const owner = seat({ buildings: ["A1-F1", "A1-T1", "A1-F1"], monuments: ["M03"], wealth: ["W01"] });
  expect(kindsOf(owner)).toEqual([["farm", 2], ["tomb", 1], ["monument", 1], ["wealth", 1]]);
  expect(kindOf("M03")).toBe("monument");
});
