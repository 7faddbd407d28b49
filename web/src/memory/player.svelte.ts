/** The claimed name that this browser speaks for, with the secret that proves it; and those it can switch to. */
import { isObject, read, write } from "./storage";

export interface Player {
  name: string;
  secret: string;
}

const MOST_KEPT = 10;

const isOne = (value: unknown): value is Player =>
  isObject(value) && typeof value.name === "string" && typeof value.secret === "string";
const isPlayer = (value: unknown): value is Player | null => value === null || isOne(value);
const areKept = (value: unknown): value is Player[] => Array.isArray(value) && value.every(isOne);

let player: Player | null = $state.raw(read("player", isPlayer, null));
let kept: Player[] = $state.raw(read("players-kept", areKept, []));

export const me = {
  get name(): string | null {
    return player?.name ?? null;
  },
  get secret(): string | null {
    return player?.secret ?? null;
  },
  /** Other names that were kept here when this browser switched to another. */
  get kept(): readonly Player[] {
    return kept;
  },
};

/** With `keeping`, this browser can switch back to its previous player. */
export function signIn(name: string, secret: string, keeping = false): void {
  const old = keeping && player && player.name !== name ? [player] : [];
  keep([...old, ...kept.filter((one) => one.name !== name && one.name !== old[0]?.name)]);
  player = { name, secret };
  write("player", player);
}

export function signOut(): void {
  player = null;
  write("player", null);
}

export function forgetKept(name: string): void {
  keep(kept.filter((one) => one.name !== name));
}

function keep(players: Player[]): void {
  kept = players.slice(0, MOST_KEPT);
  write("players-kept", kept);
}
