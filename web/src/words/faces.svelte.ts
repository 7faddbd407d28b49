/** What a game's components show, in signs, and what a change of somebody's goods looks like: from the server. */
import { Refused, server, told, type Face, type GameFaces } from "../api/server";
import type { Item, Line } from "../common/items/item";

/** Games from elsewhere have facts of their own, or none. */
type Known = Omit<GameFaces, "facts"> & { facts: object };

const NONE: Known = { faces: {}, counted: {}, facts: {} };
let known: Known = $state.raw(NONE);
/** The game they are of, or will be. */
let seen = "";

/** Loads them, once per game. Those of another game are forgotten at once: none of them fits. */
export async function see(game: string): Promise<void> {
  if (game !== seen) known = NONE;
  seen = game;
  const faces = await told(server.GET("/api/games/{game}/faces", { params: { path: { game } } }));
  if (game === seen) show(faces);
}

/** Milliseconds until it is tried again. */
const AGAIN = 3000;

/** The same for a table, which shows little without them: as often as it takes, until another game is shown. */
export async function insist(game: string): Promise<void> {
  try {
    await see(game);
  } catch (error) {
    if (!(error instanceof Refused)) setTimeout(() => game === seen && void insist(game), AGAIN);
  }
}

export function show(faces: Known): void {
  known = faces;
}

/** Whether they are here. */
export const sees = (): boolean => known !== NONE;

let more: GameFaces["faces"] = $state.raw({});

/** More of them, for cards that somebody added. */
export function addFaces(added: GameFaces["faces"]): void {
  more = { ...more, ...added };
}

const NOTHING: Face = {};

export interface Shown {
  lines: readonly Line[];
  price: Line;
  kind: string;
  tags: readonly string[];
  parts: Readonly<Record<string, Line>>;
  picture: string;
}

/** `space.tikal.3`, `tile.A1-F1`, `level.theology.2`, ...; of several keys, the first that exists. */
export function face(...keys: string[]): Shown {
  const found = keys.map((key) => known.faces[key] ?? more[key]).find((one) => one !== undefined) ?? NOTHING;
  const { lines = [], price = [], kind = "", tags = [], parts = {}, picture = "" } = found;
  return { lines, price, kind, tags, parts, picture };
}

/** What else is printed, as the game has it; null until it is known. */
export const facts = <Facts extends GameFaces["facts"]>(): Facts | null => (Object.keys(known.facts).length ? (known.facts as Facts) : null);

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
