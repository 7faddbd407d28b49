/** Short tones, made here: nothing is loaded. Silent unless somebody has asked for sounds. */
import { settings } from "../memory/settings.svelte";

/** Hertz, when it begins and how long it lasts in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

const TURN: readonly Tone[] = [[523, 0, 0.16], [659, 0.12, 0.16], [784, 0.24, 0.3]];
const GEAR: readonly Tone[] = [[196, 0, 0.07], [147, 0.09, 0.07], [196, 0.18, 0.07], [147, 0.27, 0.12]];
const CONFIRM: readonly Tone[] = [[440, 0, 0.09], [659, 0.08, 0.18]];
const ERROR: readonly Tone[] = [[220, 0, 0.14], [185, 0.13, 0.22]];
const LOUD = 0.12;

let context: AudioContext | null = null;

function sound(tones: readonly Tone[], shape: OscillatorType): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers keep a page silent until somebody has touched it.
  void context.resume();
  for (const [pitch, at, length] of tones) {
    const oscillator = context.createOscillator();
    const loudness = context.createGain();
    const begin = context.currentTime + at;
    oscillator.type = shape;
    oscillator.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(LOUD, begin + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
    oscillator.connect(loudness).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}

/** It is your turn. */
export const soundTurn = (): void => sound(TURN, "sine");
/** The calendar turns. */
export const soundGear = (): void => sound(GEAR, "triangle");
/** A turn was confirmed. */
export const soundConfirm = (): void => sound(CONFIRM, "sine");
/** Something is not possible, or went wrong. */
export const soundError = (): void => sound(ERROR, "triangle");
