import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../../src/api/server";
import { counts, countsOf, less, othersOf } from "../../src/games/settlers/bar/counting";
import type { Stage } from "../../src/games/settlers/stage";
import { show } from "../../src/words/faces.svelte";
import facts from "./facts.json";

vi.mock("../../src/games/settlers/cards/card", () => ({ lookOf: (id: string) => ({ kind: id.startsWith("COM") ? "action" : "" }) }));

const choice = (token: string): Choice => {
  const [verb = "", ...rest] = token.split(":");
  return { token, verb, arguments: rest, places: [] } as unknown as Choice;
};
const GIVE = ["give:wood", "give:stone", "done"].map(choice);

function stageAfter(tokens: string[], legal: Choice[]): Stage & { instead: ReturnType<typeof vi.fn> } {
  const instead = vi.fn(() => Promise.resolve());
  return { instead, legal, table: { chosen: tokens.map(choice), legalBefore: () => GIVE, instead } } as unknown as Stage & { instead: typeof instead };
}

describe("goods that are counted", () => {
  it("begin with none, all of them possible", () => {
    expect(counts(stageAfter(["use:COM001"], GIVE), GIVE)).toBe(true);
    expect(countsOf(stageAfter(["use:COM001"], GIVE), GIVE).map(({ good, n, more }) => [good, n, more?.token])).toEqual([
      ["wood", 0, "give:wood"],
      ["stone", 0, "give:stone"],
    ]);
  });
  it("stand in the order of your own board", () => {
    show({ faces: {}, counted: {}, facts });
    const legal = ["give:gold", "give:food", "give:stone", "give:wood", "done"].map(choice);
    expect(countsOf(stageAfter(["use:COM001"], legal), legal).map(({ good }) => good)).toEqual(["wood", "stone", "food", "gold"]);
  });
  it("stay in sight when there is no more of them", () => {
    const legal = ["give:stone", "done"].map(choice);
    expect(countsOf(stageAfter(["use:COM001", "give:wood", "give:wood"], legal), legal).map(({ good, n, more }) => [good, n, more?.token])).toEqual([
      ["wood", 2, undefined],
      ["stone", 0, "give:stone"],
    ]);
  });
  it("are taken back one by one, wherever they stand", () => {
    const stage = stageAfter(["use:COM001", "give:wood", "give:stone", "give:stone"], GIVE);
    less(stage, "wood");
    expect(stage.instead).toHaveBeenCalledWith(1, ["give:stone", "give:stone"]);
    less(stage, "food");
    expect(stage.instead).toHaveBeenCalledTimes(1);
  });
  it("are no cards: those are chosen where they lie, or come to light", () => {
    const legal = ["swap:COM009", "spend:common", "spend:wood", "done"].map(choice);
    expect(othersOf(legal).map(({ token }) => token)).toEqual(["swap:COM009", "spend:common", "done"]);
    expect(counts(stageAfter([], legal), [choice("spend:common"), choice("done")])).toBe(false);
  });
});
