/** A step in few signs: for the chips of the tried turn and the buttons of the action bar. The words stand beside. */
import { w } from "../../words/game.svelte";
import { t } from "../../words/words.svelte";
import type { Item } from "../../common/items/item";
import { lowestFree } from "./places";
import { COMPONENTS, tileOf, type Block, type Gear, type View } from "./view";

export interface Short {
  line: Item[];
  text: string;
}

const BLOCK_OF: Record<string, Block> = { w: "wood", s: "stone", g: "gold" };

/** A step as it looks before it is made in `view` by `seat`. */
export function shortOf(token: string, view: View, seat: number): Short {
  const [verb = "", rest = ""] = token.split(":", 2);
  const worker: Item = { icon: `worker-${seat}` };
  const space = /^([a-z_]+?)(\d+)$/.exec(rest);
  const at = space ? `${w(`gear.${space[1]}`)} ${space[2]}` : "";
  switch (verb) {
    case "place":
      if (rest === "start") return { line: [worker, { icon: "start-player" }], text: t("short-start") };
      return { line: [worker], text: `${w(`gear.${rest}`)} ${lowestFree(view, rest as Gear)}` };
    case "pick":
      return { line: [worker, { icon: "arrow" }], text: at };
    case "use":
      return rest === "none" ? { line: [], text: t("short-none") } : { line: [{ icon: "any-action" }], text: at };
    case "harvest":
      return harvest(rest);
    case "beg":
      return { line: [{ icon: "beg" }, { icon: rest, down: 1 }], text: t("short-beg") };
    case "anger":
      return { line: [{ icon: rest, down: 1 }], text: w(`temple.${rest}`) };
    case "temple":
      return { line: [{ icon: rest, up: 1 }], text: w(`temple.${rest}`) };
    case "tech": {
      const level = view.seats[seat]!.technologies[rest as keyof View["seats"][0]["technologies"]];
      const text = level === 3 ? t("short-bonus", { technology: w(`technology.${rest}`) }) : w(`technology.${rest}`);
      return { line: [{ icon: rest, ...(level < 3 ? { up: 1 } : {}) }], text };
    }
    case "pay":
      return { line: [...rest].map((letter) => ({ icon: BLOCK_OF[letter] ?? "any-block" })), text: t("short-pay") };
    case "gain":
      return { line: [{ icon: rest }], text: t("short-take") };
    case "sell":
    case "buy": {
      const corn = { n: COMPONENTS.market_corn_per_block[rest as Block] };
      const line: Item[] =
        verb === "sell"
          ? [{ icon: rest }, { sep: "›" }, corn, { icon: "corn" }]
          : [corn, { icon: "corn" }, { sep: "›" }, { icon: rest }];
      return { line, text: t(verb === "sell" ? "short-sell" : "short-buy") };
    }
    case "build":
    case "monument":
      return built(rest);
    case "advance":
      return { line: [{ icon: rest === "2" ? "two-days" : "gear" }], text: t("short-days", { n: Number(rest) }) };
    case "keep":
      return { line: [], text: rest.replace("+", ", ") };
    case "end":
      return { line: [{ icon: "confirm" }], text: t("short-end") };
    default:
      return { line: [], text: t("short-skip") };
  }
}

function harvest(what: string): Short {
  const corn: Item[] = [{ icon: "corn-tile" }, { icon: "corn" }];
  const lines: Record<string, Item[]> = {
    corn,
    wood: [{ icon: "wood-tile" }, { icon: "wood" }],
    burn: [{ icon: "burn" }, ...corn],
    bare: [{ icon: "corn" }],
  };
  return { line: lines[what] ?? [], text: t(`short-harvest-${what}`) };
}

function built(rest: string): Short {
  const [, id = rest, saved, plain] = /^([A-Z0-9]+(?:-[A-Z]\d)?)(?:-(wood|stone|gold))?(\/plain)?$/.exec(rest) ?? [];
  const kind = tileOf(id).kind;
  const line: Item[] = kind ? [{ icon: id.startsWith("M") ? "monument" : kind }] : [];
  if (saved) line.push({ n: "−1" }, { icon: saved });
  return { line, text: plain ? t("short-plain", { tile: w(`name.${id}`) || id }) : w(`name.${id}`) || id };
}

/** What changes for a seat, in icons: the running result of a turn. Steps and levels as chevrons. */
export function changesLine(changes: Record<string, number>): Item[][] {
  const found: Item[][] = [];
  for (const [key, by] of Object.entries(changes)) {
    const [group = "", name] = key.split(".", 2);
    if (!by) continue;
    const signed: Item = { n: by > 0 ? `+${by}` : `−${-by}` };
    if (name) found.push([{ icon: name, ...(by > 0 ? { up: by } : { down: -by }) }]);
    else if (group === "points") found.push([{ points: by > 0 ? `+${by}` : `−${-by}` }]);
    else if (ICONS[group]) found.push([signed, { icon: ICONS[group] }]);
  }
  return found;
}

const ICONS: Record<string, string> = {
  corn: "corn",
  wood: "wood",
  stone: "stone",
  gold: "gold",
  skulls: "skull",
  workers: "extra-worker",
  corn_tiles: "corn-tile",
  wood_tiles: "wood-tile",
};
