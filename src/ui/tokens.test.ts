import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const THEMES = ["light", "dark"] as const;

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(css) ?? [];
  const value = theme === "light" ? light : dark;
  if (!value) throw new Error(`tokens.css has no colour --${name}`);
  return value;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["canal-tint", "brick-tint", "saffron-tint"];

/** Foregrounds on backgrounds, and the least contrast they need. */
const PAIRS: [ink: string, grounds: string[], least: number][] = [
  ["ink", ["paper", "surface", "sunken"], 12],
  ["ink", TINTS, 7],
  ["ink-soft", [...GROUNDS, ...TINTS], 4.5],
  ["canal", [...GROUNDS, "canal-tint"], 4.5],
  ["canal-strong", [...GROUNDS, "canal-tint"], 4.5],
  ["brick", [...GROUNDS, "brick-tint"], 4.5],
  ["on-canal", ["canal", "canal-strong"], 4.5],
  ["on-brick", ["brick", "brick-strong"], 4.5],
  ["open", ["paper", "surface"], 4.5],
  ["closing", ["surface"], 4.5],
  ["closed", ["paper", "surface"], 4.5],
  ["paper", ["ink"], 12],
  ["field-line", GROUNDS, 3],
];

describe.each(THEMES)("in the %s theme", (theme) => {
  const cases = PAIRS.flatMap(([ink, grounds, least]) => grounds.map((ground) => ({ ink, ground, least })));

  it.each(cases)("$ink on $ground has a contrast of at least $least:1", ({ ink, ground, least }) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
});

it("black on white has the contrast of 21:1 that the standard gives it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
