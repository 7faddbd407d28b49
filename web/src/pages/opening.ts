/** Making a table and going to it. */
import { by, server, told, type Created, type NewTable } from "../api/server";
import { remember } from "../memory/keys";
import { me } from "../memory/player.svelte";
import { go } from "../routing.svelte";

export async function openTable(body: NewTable): Promise<void> {
  enter(await told(server.POST("/api/tables", { body, ...by({ player: me.secret }) })));
}

/** To a table that was just made; the secrets of one's own seats are stored first. */
export function enter({ table, keys }: Created): void {
  if (keys.length) remember(table.id, table.game, keys);
  go(`/t/${table.id}`);
}
