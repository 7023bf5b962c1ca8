import type { Role } from "./layers.ts";

/** A piece of the picture: the role that gives it colour and layer, its path data, and dashes of its own. */
export type Mark = readonly [role: Role, path: string, dash?: string];

/** One step of an outline, relative: a line (dx, dy), or a curve (two handles, then the end). */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

const spaced = (numbers: readonly number[]) => numbers.join(" ").replaceAll(" -", "-");

function command(step: Step): string {
  if (step.length === 6) return `c${spaced(step)}`;
  const [dx, dy] = step;
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${spaced(step)}`;
}

export const at = (x: number, y: number) => `M${x} ${y}`;

/** A rectangle from where the pen is; it ends where it starts. */
export const box = (width: number, height: number) => `h${width}v${height}h${-width}z`;

export const rect = (x: number, y: number, width: number, height: number) => at(x, y) + box(width, height);

/** A circle from its leftmost point, where the pen is. */
export function ring(radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`;
}

export const disc = (x: number, y: number, radius: number) => at(x - radius, y) + ring(radius);

/** A relative tile, which ends where it starts, repeated to the right. */
export const row = (x: number, y: number, pitch: number, count: number, tile: string) =>
  at(x, y) + Array.from({ length: count }, () => tile).join(`m${pitch} 0`);

/** Steps as relative path data. */
export const walk = (steps: readonly Step[]) => steps.map(command).join("");

const negated = (value: number) => (value === 0 ? 0 : -value);

/** The same steps in a mirror: left becomes right. */
export const mirrored = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (step.length === 2) return [negated(step[0]), step[1]];
    const [a, b, c, d, x, y] = step;
    return [negated(a), b, negated(c), d, negated(x), y];
  });

/** The way down on the other side, for an outline that is symmetric. */
export const descent = (steps: readonly Step[]): Step[] =>
  steps.toReversed().map((step) => {
    if (step.length === 2) return [step[0], negated(step[1])];
    const [a, b, c, d, x, y] = step;
    return [x - c, d - y, x - a, b - y, x, negated(y)];
  });
