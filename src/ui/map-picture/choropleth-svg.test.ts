import { expect, test } from "vitest";
import { choroplethSvg, type CountedArea } from "./choropleth-svg.ts";
import type { Line } from "./clip.ts";

const window = { west: 0, south: 0, east: 10, north: 10 };
const square: Line = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

const area = (name: string, count: number, at: [number, number]): CountedArea => ({
  name,
  count,
  at,
  ground: { pieces: [square], borders: [] },
});

const drawn = (areas: CountedArea[]) =>
  choroplethSvg({
    outline: { abroad: [], land: [square], water: [], shore: [], border: [] },
    window,
    areas,
    steps: [
      { from: 5, words: "5–9" },
      { from: 10, words: "10 or more" },
    ],
    rest: "not shown",
  });

test("an area has the tint of the highest step that it reaches", () => {
  expect(drawn([area("Few", 9, [5, 5])])).toMatch(/<path class="t1" d="M/);
  expect(drawn([area("Few", 9, [5, 5])])).not.toMatch(/<path class="t2"/);
  expect(drawn([area("Many", 10, [5, 5])])).toMatch(/<path class="t2" d="M/);
});

test("of two names in one place the one with most stands there, and none is markup", () => {
  const svg = drawn([area("Small", 5, [5, 5]), area("Great <&", 50, [5, 5]), area("Far", 6, [5, 1])]);
  expect(svg).toContain(">Great &lt;&amp;</text>");
  expect(svg).not.toContain(">Small</text>");
  expect(svg).toContain(">Far</text>");
});

test("the scale says every step and what has no number", () => {
  for (const words of ["5–9", "10 or more", "not shown"]) expect(drawn([])).toContain(`>${words}</text>`);
});
