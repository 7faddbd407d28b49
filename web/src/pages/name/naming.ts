/** Claiming a name, and being its player. */
import { by, Refused, server, told, Unreachable, type Myself, type PlayerKey } from "../../api/server";
import { me, signIn, signOut } from "../../memory/player.svelte";
import { change } from "../../memory/settings.svelte";

export const SHORTEST_PASSWORD = 8;

export async function claim(name: string, password: string): Promise<PlayerKey> {
  return keep(await told(server.POST("/api/players", { body: { name, password: password || null } })));
}

export async function logIn(name: string, password: string): Promise<PlayerKey> {
  return keep(await told(server.POST("/api/players/login", { body: { name, password } })));
}

/** Whose secret it is. */
export const whoIs = (secret: string): Promise<Myself> => told(server.GET("/api/players/me", by({ player: secret })));

/** Whether the name of this browser would be lost with its secret: it has no password. If unknown, it might. */
export async function isOnlyKey(secret: string): Promise<boolean> {
  try {
    return !(await whoIs(secret)).password;
  } catch (error) {
    // A secret that the server does not know opens nothing.
    if (error instanceof Refused) return error.status !== 401;
    if (error instanceof Unreachable) return true;
    throw error;
  }
}

/** Be this player from now on. */
export function become(key: PlayerKey, keeping = false): void {
  signIn(key.name, key.secret, keeping);
  change({ name: key.name });
}

function keep(key: PlayerKey): PlayerKey {
  become(key);
  return key;
}

export async function logOut(): Promise<void> {
  await told(server.POST("/api/players/logout", by({ player: me.secret })));
  signOut();
}

export const setPassword = (password: string, old: string): Promise<void> =>
  told(server.POST("/api/players/password", { body: { password, old: old || null }, ...by({ player: me.secret }) }));

/** The link that makes another device this player. */
export const playerLink = (secret: string): string => `${location.origin}/name#key:${secret}`;
export const keyOf = (hash: string): string | null => /^#key:([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
