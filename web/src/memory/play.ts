/** What "Play now" last meant. */
import { STRENGTHS, type Strength } from "../pages/new/newtable";
import { isObject, read, write } from "./storage";

export interface Play {
  /** Empty: whatever the server names first. */
  game: string;
  strength: Strength;
  /** Including me. */
  players: number;
}

export function lastPlay(): Play {
  const old = read("play", isObject, {});
  return {
    game: typeof old.game === "string" ? old.game : "",
    strength: STRENGTHS.find((one) => one === old.strength) ?? "normal",
    players: [1, 2, 3, 4, 5].find((one) => one === old.players) ?? 4,
  };
}

export const rememberPlay = (play: Play): void => write("play", play);
