import { describe, expect, it } from "vitest";
import type { Choice } from "../src/api/server";
import { byPlace, litGears, lowestFree, placesOf } from "../src/games/tzolkin/places";
import { position } from "./positions";

const choice = (token: string): Choice => ({ token, does: {}, words: token, changes: {}, completes: false });

describe("places", () => {
  const view = position({ gears: { tikal: [0, null, 1, null, null, null, null, null, null, null] } });

  it("puts a worker on the lowest free space", () => {
    expect(lowestFree(view, "tikal")).toBe(1);
    expect(placesOf("place:tikal", view)).toEqual(["space:tikal:1"]);
    expect(placesOf("place:start", view)).toEqual(["start"]);
  });

  it("reads gears with an underscore and spaces of two digits", () => {
    expect(placesOf("pick:chichen_itza10", view)).toEqual(["space:chichen_itza:10"]);
    expect(placesOf("use:none", view)).toEqual([]);
  });

  it("finds the tile whatever architecture saves", () => {
    for (const token of ["build:A1-T1", "build:A1-T1-stone", "build:A1-T1/plain"])
      expect(placesOf(token, view)).toEqual(["tile:A1-T1"]);
    expect(placesOf("monument:M03", view)).toEqual(["tile:M03"]);
  });

  it("lights the jungle of the space that is used", () => {
    expect(placesOf("harvest:burn", view, ["pick:palenque5", "use:palenque3"])).toEqual(["jungle:3"]);
    expect(placesOf("harvest:burn", view)).toEqual([]);
  });

  it("gathers choices by place", () => {
    const lit = byPlace([choice("build:A1-T1-wood"), choice("build:A1-T1-stone"), choice("skip"), choice("pick:tikal0")], view);
    expect(lit.get("tile:A1-T1")?.length).toBe(2);
    expect(lit.has("skip")).toBe(false);
    expect([...litGears(lit)]).toEqual(["tikal"]);
  });
});
