/**
 * Where on the board a choice belongs. A place is a short name that the board, the lists, the keyboard and the server's
 * reasons share: `space:tikal:3`, `start`, `temple:chaac`, `technology:theology`, `tile:A1-F1`, `goods:wood`,
 * `jungle:4`, `calendar`, `wealth:W03`; choices without a place stand in the action bar alone.
 */
import type { Choice } from "../../api/server";
import { GEARS, type Gear, type View } from "./view";

/** The lowest space of a gear where nobody stands: where a worker would go. */
export function lowestFree(view: View, gear: Gear): number {
  return view.gears[gear].indexOf(null);
}

const SPACE = /^([a-z_]+?)(\d+)$/;

/** The places of one token, most telling first. `steps` are those of the turn so far: they tell which jungle is meant. */
export function placesOf(token: string, view: View, steps: readonly string[] = []): string[] {
  const [verb = "", rest = ""] = token.split(":", 2);
  switch (verb) {
    case "place":
      return rest === "start" ? ["start"] : [`space:${rest}:${lowestFree(view, rest as Gear)}`];
    case "pick":
    case "use": {
      const found = SPACE.exec(rest);
      return found ? [`space:${found[1]}:${found[2]}`] : [];
    }
    case "harvest": {
      const used = steps.findLast((step) => step.startsWith("use:palenque"));
      return used ? [`jungle:${used.slice("use:palenque".length)}`] : [];
    }
    case "beg":
    case "anger":
    case "temple":
      return [`temple:${rest}`];
    case "tech":
      return [`technology:${rest}`];
    case "build":
    case "monument":
      return [`tile:${rest.replace(/(-(wood|stone|gold)|\/plain)$/, "")}`];
    case "gain":
    case "sell":
    case "buy":
      return [`goods:${rest}`];
    case "advance":
      return ["calendar"];
    case "keep":
      return rest.split("+").map((id) => `wealth:${id}`);
    default:
      return [];
  }
}

/** The choices that lie on the board, place by place. */
export function byPlace(legal: readonly Choice[], view: View, steps: readonly string[] = []): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of legal)
    for (const place of placesOf(choice.token, view, steps)) found.set(place, [...(found.get(place) ?? []), choice]);
  return found;
}

/** Whether a gear has something to choose now. */
export const litGears = (lit: ReadonlyMap<string, Choice[]>): Set<Gear> =>
  new Set(GEARS.filter((gear) => [...lit.keys()].some((place) => place.startsWith(`space:${gear}:`))));
