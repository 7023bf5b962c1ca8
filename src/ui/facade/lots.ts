/**
 * The lot that a seed draws for one trait, a fraction in [0, 1): FNV-1a over the UTF-16 units of both, stirred
 * with the finish of MurmurHash3.
 *
 * THIS MUST NEVER CHANGE, and neither may the names, the order or the weights of the options drawn with it: a shop keeps its
 * house for ever, on cards, share images and printed posters. Every trait has a hash of its own, so a new trait can be added
 * without moving an old one.
 */
export function lot(seed: string, trait: string): number {
  const text = `${seed}\n${trait}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Whether the seed is among the share (0 to 1) of seeds that have the trait. */
export const has = (seed: string, trait: string, share: number) => lot(seed, trait) < share;

/** One of the options, all equally likely. */
export function pick<Option>(seed: string, trait: string, options: readonly Option[]): Option {
  return options[Math.floor(lot(seed, trait) * options.length)]!;
}

/** One of the options, each as likely as its weight; the weights need not add up to anything. */
export function draw<Option extends string>(
  seed: string,
  trait: string,
  weights: Readonly<Partial<Record<Option, number>>>,
): Option {
  const options = Object.entries(weights) as [Option, number][];
  let rest = lot(seed, trait) * options.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [option, weight] of options) {
    rest -= weight;
    if (rest < 0) return option;
  }
  return options.at(-1)![0];
}
