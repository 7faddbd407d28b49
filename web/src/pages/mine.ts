/** The tables at which this browser, or its player, has a seat. */
import { by, Refused, server, told, type TableInfo } from "../api/server";
import { forget, heldTables, keysOf } from "../memory/keys";
import { me } from "../memory/player.svelte";

export interface Mine {
  info: TableInfo;
  /** Seats that are played from here. */
  seats: number[];
}

/**
 * Running ones first, and among those the ones where it is my turn; then the most recently changed. `but`: one that can
 * be skipped.
 */
export async function myTables(most: number, but: string | null = null): Promise<Mine[]> {
  const held = heldTables()
    .filter(({ table }) => table !== but)
    .slice(0, most);
  const known = await Promise.all(held.map(({ table, keys }) => look(table, keys[0]?.secret)));
  const found = new Map<string, TableInfo>();
  for (const info of known) if (info) found.set(info.id, info);
  if (me.secret) {
    // With an old secret there is nothing to add; the name page says so.
    const list = await told(server.GET("/api/players/me/tables", { params: { query: { limit: 50 } }, ...by({ player: me.secret }) })).catch(only401);
    for (const info of list?.tables ?? []) found.set(info.id, info);
  }
  const mine = [...found.values()].map((info) => ({ info, seats: seatsOf(info) }));
  return mine.sort((a, b) => rank(a) - rank(b) || b.info.updated - a.info.updated).slice(0, most);
}

/** Null for a table that is gone, or whose seat is no longer ours. */
async function look(id: string, secret: string | undefined): Promise<TableInfo | null> {
  try {
    return await told(server.GET("/api/tables/{id}", { params: { path: { id } }, ...by({ secret }) }));
  } catch (error) {
    if (!(error instanceof Refused) || (error.status !== 404 && error.status !== 403)) throw error;
    forget(id);
    return null;
  }
}

function only401(error: unknown): null {
  if (error instanceof Refused && error.status === 401) return null;
  throw error;
}

function seatsOf(info: TableInfo): number[] {
  const held = keysOf(info.id).map((key) => key.seat);
  const named = info.seats.filter((seat) => seat.player !== null && seat.player === me.name).map((seat) => seat.seat);
  return [...new Set([...held, ...named])];
}

export function isMyTurn({ info, seats }: Mine): boolean {
  return info.status === "playing" && info.turn !== null && seats.includes(info.turn) && info.seats[info.turn]?.bot == null;
}

const rank = (mine: Mine): number => (isMyTurn(mine) ? 0 : mine.info.status === "over" ? 2 : 1);

/** Takes the seat back at a table where a bot plays. */
export async function takeBack(id: string, seat: number): Promise<void> {
  const secret = keysOf(id).find((key) => key.seat === seat)?.secret;
  await told(server.POST("/api/tables/{id}/take-back", { params: { path: { id } }, ...by(secret ? { secret } : { player: me.secret }) }));
}
