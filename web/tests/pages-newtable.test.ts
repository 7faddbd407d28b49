import { describe, expect, it } from "vitest";
import { botNames, emptySeat, mistakes, myIndex, resized, tableOf, type Draft } from "../src/pages/new/newtable";

const draft = (more: Partial<Draft> = {}): Draft => ({
  game: "chess",
  options: {},
  files: [],
  decks: {},
  seats: [emptySeat("here", " Ixchel "), emptySeat("open"), emptySeat("bot")],
  title: "",
  listed: false,
  rated: false,
  coach: false,
  clock: { kind: "none", minutes: 30, increment: 15, days: 2, expiry: "wait" },
  ...more,
});

describe("a new table", () => {
  it("sends what the server wants", () => {
    const table = tableOf(draft({ title: " Friday " }), () => 0);
    expect(table).toMatchObject({ game: "chess", options: {}, title: "Friday", clock: null });
    expect(table.seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["mine Ixchel", "open ", "bot Akbal"]);
  });

  it("sends of a game's options only what was chosen", () => {
    const options = { peaceful: false, lookout: "advanced", factions: ["roman", "", "", "aztec"] };
    expect(tableOf(draft({ options })).options).toEqual({ lookout: "advanced", factions: ["roman"] });
  });

  it("counts a bank in seconds, and keeps days", () => {
    const clock = draft().clock;
    expect(tableOf(draft({ clock: { ...clock, kind: "bank" } })).clock).toEqual({ kind: "bank", bank: 1800, increment: 15, expiry: "wait" });
    expect(tableOf(draft({ clock: { ...clock, kind: "days" } })).clock).toEqual({ kind: "days", days: 2, expiry: "wait" });
  });

  it("keeps the seats there are when their number changes", () => {
    const seats = draft().seats;
    expect(resized(seats, 2)).toEqual(seats.slice(0, 2));
    expect(resized(seats, 4).map((seat) => seat.kind)).toEqual(["here", "open", "bot", "bot"]);
  });

  it("takes the first seat at this screen for mine", () => {
    expect(myIndex([emptySeat("bot"), emptySeat("here"), emptySeat("here")])).toBe(1);
    expect(myIndex([emptySeat("bot")])).toBe(-1);
  });

  it("gives every bot another name", () => {
    expect(new Set(botNames(8)).size).toBe(8);
  });
});

describe("decks and card files of a new table", () => {
  const deck = { faction: "roman", cards: ["ROM001"] };
  const options = { factions: ["roman", "aztec", "egyptian"] };

  it("are sent with it, decks only of factions that play", () => {
    const table = tableOf(draft({ options, files: ["ab"], decks: { roman: deck, barbarian: deck } }));
    expect(table.options).toEqual({ factions: ["roman", "aztec", "egyptian"], cards: ["ab"], decks: [deck] });
    expect(tableOf(draft({ decks: { roman: deck } })).options).toEqual({});
  });

  it("need a faction for every seat", () => {
    const two = { factions: ["roman", "aztec"] };
    expect(mistakes(draft({ options: two, decks: { roman: deck } }), false).options).toBe("library-name-all");
    expect(mistakes(draft({ options: two, files: ["ab"] }), false).options).toBe("library-name-all");
    expect(mistakes(draft({ options: two }), false).options).toBeUndefined();
    expect(mistakes(draft({ options, files: ["ab"], decks: { roman: deck } }), false).options).toBeUndefined();
  });
});

describe("mistakes in a new table", () => {
  it("are none in a good one", () => expect(mistakes(draft(), false)).toEqual({}));

  it("are names that lack or appear twice", () => {
    const seats = [emptySeat("here"), emptySeat("here"), emptySeat("here", "Tom"), emptySeat("here", "tom ")];
    expect(mistakes(draft({ seats }), false)).toEqual({
      "seats[1].name": "pages-new-name-needed",
      "seats[3].name": "pages-new-name-twice",
    });
  });

  it("are tables without me", () => {
    expect(mistakes(draft({ seats: [emptySeat("bot"), emptySeat("open")] }), false).seats).toBe("pages-new-nobody");
  });

  it("are rated tables of guests", () => {
    expect(mistakes(draft({ rated: true }), false).rated).toBe("pages-new-rated-name");
    expect(mistakes(draft({ rated: true }), true).rated).toBeUndefined();
    const two = [emptySeat("here", "A"), emptySeat("here", "B")];
    expect(mistakes(draft({ rated: true, seats: two }), true).rated).toBe("pages-new-rated-here");
  });

  it("are times out of bounds, or none at all", () => {
    const clock = draft().clock;
    expect(mistakes(draft({ clock: { ...clock, kind: "bank", minutes: 0 } }), false)["clock.bank"]).toBeDefined();
    expect(mistakes(draft({ clock: { ...clock, kind: "days", days: NaN } }), false)["clock.days"]).toBeDefined();
  });
});

describe("a coach", () => {
  it("comes only where nobody else sits and nothing is at stake", () => {
    const alone = [emptySeat("here", "Ixchel"), emptySeat("bot")];
    expect(tableOf(draft({ coach: true })).coach).toBe(false);
    expect(tableOf(draft({ coach: true, seats: alone })).coach).toBe(true);
    expect(tableOf(draft({ coach: true, seats: alone, rated: true })).coach).toBe(false);
    expect(tableOf(draft({ seats: alone })).coach).toBe(false);
  });
});
