import { NIGHT_COLOURS } from "../map/night-colours.ts";
import { OUTLINE_COLOURS } from "../map/outline-colours.ts";
import type { Line, Position, Window } from "./clip.ts";
import type { Ground } from "./nearest-ground.ts";
import type { OutlineKind } from "./outline.ts";
import { surfacePath } from "./picture-paths.ts";

/** An area with its number; those without one are land. */
export interface CountedArea {
  name: string;
  count: number;
  ground: Ground;
  /** Where its name stands. */
  at: Position;
}

/** A step of the scale: from this number on. */
export interface Step {
  from: number;
  words: string;
}

interface Choropleth {
  /** On the projected map. */
  outline: Record<OutlineKind, Line[]>;
  window: Window;
  areas: readonly CountedArea[];
  /** Lowest first, at most as many as there are tints. */
  steps: readonly Step[];
  /** What land without a number is. */
  rest: string;
}

/** Land, then from the lowest step to the highest: --canal in five strengths (tokens.css), which a picture cannot read. */
const TINTS = {
  light: [OUTLINE_COLOURS.land, "#a9d3c1", "#6fb197", "#338a70", "#0f5c4a"],
  dark: ["#2a3028", "#2f6150", "#3f8a71", "#57b596", "#a4f0d4"],
} as const;
const INK = { light: "#1d2a22", dark: "#f1efe6" } as const;

const WIDTH = 440;
const TYPE = 20;
const SWATCH = 20;
/** Of a letter, on average, to see which names would lie upon each other. */
const LETTER = TYPE * 0.64;

/**
 * Areas of a country in tints by their number, with the scale and the names of those with most that have room: a document of its
 * own, by day and by night.
 */
export function choroplethSvg({ outline, window, areas, steps, rest }: Choropleth): string {
  const scale = WIDTH / (window.east - window.west);
  const height = Math.round((window.north - window.south) * scale);
  // In tenths: a picture may be shown twice as large.
  const place = ([x, y]: Position): Position => [
    Math.round((x - window.west) * scale * 10),
    Math.round((window.north - y) * scale * 10),
  ];
  const land = surfacePath(outline.land, { window, place });
  const water = surfacePath(outline.water, { window, place });
  const tintOf = (count: number) => steps.findLastIndex(({ from }) => count >= from) + 1;
  const filled = steps.map((_, index) => {
    const pieces = areas
      .filter(({ count }) => tintOf(count) === index + 1)
      .flatMap(({ ground }) => ground.pieces);
    return path(`t${index + 1}`, pieces.map((piece) => `${moves(piece.map(place))}z`).join(""));
  });
  const borders = areas.flatMap(({ ground }) => ground.borders).map((line) => moves(line.map(place)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<style>${rules("light")}@media(prefers-color-scheme:dark){${rules("dark")}}</style>`,
    `<rect class="sea" width="100%" height="100%"/>`,
    `<clipPath id="land"><path d="${land}"/></clipPath>`,
    `<g transform="scale(.1)">${path("t0", land)}`,
    `<g clip-path="url(#land)">${filled.join("")}${path("border", borders.join(""))}</g>`,
    `${path("sea", water)}</g>`,
    ...namesOf(areas, ({ at }) => place(at), height),
    ...keyOf([{ words: rest }, ...steps]),
    "</svg>",
  ].join("");
}

function rules(theme: "light" | "dark"): string {
  const sea =
    theme === "light" ? OUTLINE_COLOURS.sea : (NIGHT_COLOURS[OUTLINE_COLOURS.sea] ?? OUTLINE_COLOURS.sea);
  const [land] = TINTS[theme];
  const tints = TINTS[theme].map((tint, index) => `.t${index}{fill:${tint}}`);
  return [
    `.sea{fill:${sea}}`,
    ...tints,
    `.border{fill:none;stroke:${land};stroke-width:12}`,
    `text{fill:${INK[theme]};stroke:${land};stroke-width:4;stroke-linejoin:round;paint-order:stroke;`,
    `font:600 ${TYPE}px Figtree,system-ui,sans-serif}.key{stroke:none;font-weight:400}`,
  ].join("");
}

const path = (name: string, data: string) => (data ? `<path class="${name}" d="${data}"/>` : "");

const moves = (line: readonly Position[]) =>
  line.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");

/** Above the middle of their areas, those with most first; a name that would lie upon another one is left out. */
function namesOf(
  areas: readonly CountedArea[],
  placeOf: (area: CountedArea) => Position,
  height: number,
): string[] {
  const taken: Window[] = [];
  return areas
    .toSorted((a, b) => b.count - a.count)
    .flatMap((area) => {
      const half = (area.name.length * LETTER) / 2;
      const [left, top] = placeOf(area).map((unit) => unit / 10) as Position;
      const x = Math.min(Math.max(left, half + 4), WIDTH - half - 4);
      const y = Math.min(Math.max(top - TYPE, TYPE), height - TYPE / 2);
      const box = { west: x - half, east: x + half, north: y - TYPE * 0.8, south: y + TYPE * 0.4 };
      const isTaken = taken.some(
        (one) => one.west < box.east && one.east > box.west && one.north < box.south && one.south > box.north,
      );
      if (isTaken) return [];
      taken.push(box);
      return [
        `<text x="${Math.round(x)}" y="${Math.round(y + TYPE / 3)}" text-anchor="middle">${escaped(area.name)}</text>`,
      ];
    });
}

/** The scale, in the sea to the north-west. */
function keyOf(steps: readonly { words: string }[]): string[] {
  return steps.toReversed().map(({ words }, index) => {
    const y = 12 + index * (SWATCH + 6);
    const tint = steps.length - 1 - index;
    return (
      `<rect class="t${tint}" x="12" y="${y}" width="${SWATCH + 8}" height="${SWATCH}" rx="4"/>` +
      `<text class="key" x="${SWATCH + 30}" y="${y + SWATCH - 4}">${escaped(words)}</text>`
    );
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
