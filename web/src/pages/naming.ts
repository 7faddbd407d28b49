/** Claiming a name, and being its player. */
import { get, post, type Myself, type PlayerKey } from "../api/server";
import { me, signIn, signOut } from "../memory/player.svelte";
import { change } from "../memory/settings.svelte";

export const SHORTEST_PASSWORD = 8;

export async function claim(name: string, password: string): Promise<PlayerKey> {
  return keep(await post<PlayerKey>("/players", { name, password: password || null }));
}

export async function logIn(name: string, password: string): Promise<PlayerKey> {
  return keep(await post<PlayerKey>("/players/login", { name, password }));
}

/** By the secret of a link. */
export async function comeIn(secret: string): Promise<void> {
  const { name } = await get<Myself>("/players/me", { player: secret });
  keep({ name, secret });
}

function keep(key: PlayerKey): PlayerKey {
  signIn(key.name, key.secret);
  change({ name: key.name });
  return key;
}

export async function logOut(): Promise<void> {
  await post("/players/logout", {}, { player: me.secret });
  signOut();
}

export const setPassword = (password: string, old: string): Promise<void> =>
  post("/players/password", { password, old: old || null }, { player: me.secret });

/** The link that makes another device this player. */
export const playerLink = (secret: string): string => `${location.origin}/name#key:${secret}`;
export const keyOf = (hash: string): string | null => /^#key:([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
