import { pick } from "../facade/lots.ts";

const TONES = ["canal", "brick", "saffron", "paper"] as const;

export type RoundelTone = (typeof TONES)[number];

/** The colours of a brand's roundel, drawn from its id. */
export function roundelTone(seed: string): RoundelTone {
  return pick(seed, "roundel", TONES);
}
