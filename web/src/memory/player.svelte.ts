/** The claimed name that this browser speaks for, with the secret that proves it. */
import { isObject, read, write } from "./storage";

interface Player {
  name: string;
  secret: string;
}

const isPlayer = (value: unknown): value is Player | null =>
  value === null || (isObject(value) && typeof value.name === "string" && typeof value.secret === "string");

let player: Player | null = $state.raw(read("player", isPlayer, null));

export const me = {
  get name(): string | null {
    return player?.name ?? null;
  },
  get secret(): string | null {
    return player?.secret ?? null;
  },
};

export function signIn(name: string, secret: string): void {
  player = { name, secret };
  write("player", player);
}

export function signOut(): void {
  player = null;
  write("player", null);
}
