/** What the things of a game show, in signs, and what a change of somebody's goods looks like: from the server. */
import { get, type Face, type GameFaces } from "../api/server";
import type { Item, Line } from "../common/items/item";

let known: GameFaces = $state.raw({ faces: {}, counted: {}, facts: {} });

/** Loads them, once per game. */
export async function see(game: string): Promise<void> {
  show(await get("/api/games/{game}/faces", { path: { game } }));
}

export function show(faces: GameFaces): void {
  known = faces;
}

const NOTHING: Face = {};

export interface Shown {
  lines: readonly Line[];
  price: Line;
  kind: string;
  tags: readonly string[];
}

/** `space.tikal.3`, `tile.A1-F1`, `level.theology.2`, ...; of several keys the first that there is. */
export function face(...keys: string[]): Shown {
  const found = keys.map((key) => known.faces[key]).find((one) => one !== undefined) ?? NOTHING;
  return { lines: found.lines ?? [], price: found.price ?? [], kind: found.kind ?? "", tags: found.tags ?? [] };
}

/** What else is printed, as the game has it; null until it is known. */
export const facts = <Facts>(): Facts | null => (Object.keys(known.facts).length ? (known.facts as Facts) : null);

/** What changes for a seat: numbers with icons, steps as chevrons. */
export function changesLines(changes: Record<string, number>): Line[] {
  return Object.entries(changes).flatMap(([path, by]) => {
    const item = known.counted[path];
    return item && by ? [changed(item, by)] : [];
  });
}

function changed(item: Item, by: number): Line {
  const signed = by > 0 ? `+${by}` : `−${-by}`;
  if (item.points) return [{ points: signed }];
  if (item.up) return [by > 0 ? { icon: item.icon!, up: by } : { icon: item.icon!, down: -by }];
  return [{ number: signed }, item];
}
