/** The time that somebody has left. */
import type { TableInfo } from "../../api/server";

const SECOND = 1000;
const HOUR = 3600;

/** Milliseconds: until the deadline for the player to move, otherwise what their bank holds; null without a clock. */
export function timeLeft(info: TableInfo, seat: number, now: number): number | null {
  if (!info.clock || info.status !== "playing") return null;
  if (info.turn === seat) return info.deadline === null ? null : Math.max(0, info.deadline - now);
  const bank = info.seats[seat]?.bank ?? null;
  return bank === null ? null : bank * SECOND;
}

const DAY = 86_400_000;

/**
 * Whole days, as people count them: a turn of three days has three until one is over. None below two: then hours count.
 */
export function daysLeft(left: number): number {
  return left > 2 * DAY ? Math.ceil(left / DAY) : 0;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** `4:05`, `2:15:00`. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
