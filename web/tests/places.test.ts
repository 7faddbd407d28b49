import { expect, it } from "vitest";
import { litGears } from "../src/games/tzolkin/board/state.svelte";
import { byPlace } from "../src/table/stage.svelte";
import { choice } from "./offers";

it("gathers choices by place", () => {
  const places = ["tile:A1-T1"];
  const lit = byPlace([
    choice("build:A1-T1-wood", { places }),
    choice("build:A1-T1-stone", { places }),
    choice("skip"),
    choice("keep:W03+W17", { places: ["wealth:W03", "wealth:W17"] }),
    choice("pick:tikal0", { places: ["space:tikal:0"] }),
  ]);
  expect(lit.get("tile:A1-T1")?.length).toBe(2);
  expect([...lit.keys()]).toEqual(["tile:A1-T1", "wealth:W03", "wealth:W17", "space:tikal:0"]);
  expect([...litGears(lit)]).toEqual(["tikal"]);
});
