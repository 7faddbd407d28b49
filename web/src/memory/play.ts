/** What "Play now" was last chosen to mean. */
import { STRENGTHS, type Strength } from "../pages/new/newtable";
import { isObject, read, write } from "./storage";

export interface Play {
  strength: Strength;
  /** With me. */
  players: number;
}

export function lastPlay(): Play {
  const old = read("play", isObject, {});
  return {
    strength: STRENGTHS.find((one) => one === old.strength) ?? "normal",
    players: [2, 3, 4].find((one) => one === old.players) ?? 4,
  };
}

export const rememberPlay = (play: Play): void => write("play", play);
