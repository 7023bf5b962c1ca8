const STEPS = 5;

/** The shade of a share from 0 to 1: from 1, the lightest, to 5. */
export function heatStep(share: number): number {
  return Math.min(STEPS, Math.max(1, Math.floor(share * STEPS) + 1));
}
