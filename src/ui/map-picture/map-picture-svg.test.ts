import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NIGHT_COLOURS } from "../map/night-colours.ts";
import { OUTLINE_COLOURS } from "../map/outline-colours.ts";
import { mapPictureSvg } from "./map-picture-svg.ts";
import { type OutlineFile, projectedOutline } from "./outline.ts";

/** A square of land in the sea, with a border through it. */
const SMALL: OutlineFile = {
  features: [
    {
      properties: { kind: "land" },
      geometry: {
        coordinates: [
          [
            [4, 52],
            [5, 52],
            [5, 53],
            [4, 53],
            [4, 52],
          ],
        ],
      },
    },
    {
      properties: { kind: "border" },
      geometry: {
        coordinates: [
          [
            [4.2, 52.2],
            [4.8, 52.8],
          ],
        ],
      },
    },
  ],
};
const small = projectedOutline(SMALL);
const limits = [2.3, 48.6, 8.2, 54.2] as const;
const place = (longitude: number, latitude: number) => ({ longitude, latitude });

type Pictured = Parameters<typeof mapPictureSvg>[0];

function draw(asked: Partial<Pictured>): string {
  return mapPictureSvg({
    view: [4, 52, 5, 53],
    limits,
    ground: { outline: small },
    surroundings: [],
    points: [],
    isScreen: false,
    ...asked,
  });
}

const dataOf = (svg: string, name: string) => new RegExp(`<path class="${name}" d="([^"]*)"`).exec(svg)?.[1];
const dotsOf = (svg: string) => dataOf(svg, "dot")?.match(/M-?\d+ -?\d+h0/g) ?? [];

describe("the picture of a map", () => {
  test("has the corners of what it is about at its own corners, north above", () => {
    const svg = draw({ points: [place(4, 53), place(5, 52)] });
    const [first, last] = dotsOf(svg);
    expect(first).toBe("M0 0h0");
    expect(last).toMatch(/^M6\d\d 1000h0$/);
  });

  test("has a dot for each place, once where two fall together, and none for what no frame could show", () => {
    const points = [place(4.5, 52.5), place(4.50001, 52.5), place(4.6, 52.5), place(40, 52.5)];
    expect(dotsOf(draw({ points }))).toHaveLength(2);
    expect(dataOf(draw({ points }), "halo")).toBe(dataOf(draw({ points }), "dot"));
    expect(draw({ points: [] })).not.toContain('class="dot"');
  });

  test("leaves out the land that is far from it, and draws all of it that is under it", () => {
    expect(draw({ view: [7, 50, 7.1, 50.1] })).not.toContain('class="land"');
    const within = dataOf(draw({ view: [4.4, 52.4, 4.6, 52.6] }), "land");
    // Far corners: cut outside of any frame, not at the picture's own edges.
    const numbers = within?.match(/-?\d+/g)?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBeLessThan(-900);
    expect(within?.endsWith("z")).toBe(true);
  });

  test("is painted as the map is, by day and by night", () => {
    const [day = "", night = ""] = draw({}).split("@media(prefers-color-scheme:dark)");
    for (const colour of Object.values(OUTLINE_COLOURS)) {
      expect(day).toContain(colour);
      expect(night).toContain(NIGHT_COLOURS[colour]);
    }
  });

  test("has the colours of the page for its dots", () => {
    const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
    for (const name of ["canal", "surface"]) {
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
      const [day = "", night = ""] = draw({}).split("@media(prefers-color-scheme:dark)");
      expect(day).toContain(`stroke:${light}`);
      expect(night).toContain(`stroke:${dark}`);
    }
  });

  test("is made of whole numbers, whatever lies on it and wherever it looks", () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const spot = fc.record({ longitude: degrees(3.2, 7.3), latitude: degrees(50.7, 53.7) });
    fc.assert(
      fc.property(fc.array(spot), spot, degrees(0.001, 2), (points, corner, size) => {
        const { longitude: west, latitude: south } = corner;
        const svg = draw({ points, view: [west, south, west + size, south + size] });
        for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^(?:[Mlhz]|-?\d+| )+$/);
        expect(dotsOf(svg).length).toBeLessThanOrEqual(points.length);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  test("of the whole country with all its shops is smaller than a photo", () => {
    const file = readFileSync(
      new URL("../../features/shops/ui/map/shops-map-outline.json", import.meta.url),
      "utf8",
    );
    const outline = projectedOutline(JSON.parse(file) as OutlineFile);
    const points = Array.from({ length: 600 }, (_, at) => place(3.5 + (at % 30) / 10, 51 + (at / 600) * 2));
    const svg = draw({ view: [3.2, 50.7, 7.3, 53.7], ground: { outline }, points });
    expect(dotsOf(svg)).toHaveLength(600);
    expect(svg.length).toBeLessThan(40_000);
  });
});
