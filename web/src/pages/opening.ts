/** Making a table and going to it. */
import { post, type Created, type NewTable } from "../api/server";
import { remember } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { go } from "../routing.svelte";

export async function openTable(body: NewTable): Promise<void> {
  enter(await post("/api/tables", body, { player: me.secret }));
}

/** To a table that was just made; the secrets of the own seats are kept first. */
export function enter({ table, keys }: Created): void {
  if (keys.length) remember(table.id, table.game, keys);
  go(`/t/${table.id}`);
}
