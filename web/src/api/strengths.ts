/** How strong bots are, from the weakest up: those that people choose from. */
export const STRENGTHS = ["easy", "normal", "hard", "expert"] as const;
export type Strength = (typeof STRENGTHS)[number];
