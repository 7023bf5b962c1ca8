import { at } from "./pen.ts";

/** A part of a vertical line. */
export type Strip = { top: number; height: number };

/**
 * The dashes that leave only the strips of a line which starts at `from`. A façade's windows are such dashes of
 * broad strokes: drawn one by one they would take four times the bytes, and a page carries two dozen façades.
 */
export function dashes(from: number, strips: readonly Strip[]): string {
  const lengths: number[] = [];
  let y = from;
  for (const { top, height } of strips) {
    lengths.push(top - y, height);
    y = top + height;
  }
  // A list of dashes starts again when it is used up, so the last gap has to outlast the line.
  return [...(lengths[0] === 0 ? lengths.slice(1) : [0, ...lengths]), 99].join(" ");
}

/** Vertical lines of one length, each to the right of the last by its gap. */
export function verticals(x: number, from: number, to: number, gaps: readonly number[]): string {
  const down = `v${to - from}`;
  return at(x, from) + down + gaps.map((gap) => `m${gap}-${to - from}${down}`).join("");
}
