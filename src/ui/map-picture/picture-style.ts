import type { MapBounds } from "../map/map-point.ts";
import { NIGHT_COLOURS } from "../map/night-colours.ts";
import { OUTLINE_COLOURS } from "../map/outline-colours.ts";
import { projected } from "./mercator.ts";

/** Between what a picture is about and the edges of its frame, in px; as the map that comes in its place (start-map.ts). */
const PADDING = 32;

/** Of the dots: --canal on --surface (tokens.css), which a picture cannot read. */
const DOT_COLOURS = { light: { dot: "#0f5c4a", halo: "#ffffff" }, dark: { dot: "#5cc4a4", halo: "#1a2018" } };

/** The outline as the map draws it (outline-ground.ts), and dots that stay as large in every frame. */
export const PICTURE_STYLE = [
  rulesOf({ ...OUTLINE_COLOURS, ...DOT_COLOURS.light }),
  "path{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}",
  ".shore{stroke-width:1}",
  ".border{stroke-width:1.4;stroke-dasharray:5.6 3.5}",
  ".halo,.dot{stroke-linecap:round}",
  ".halo{stroke-width:11}",
  ".dot{stroke-width:8}",
  `@media(prefers-color-scheme:dark){${rulesOf({ ...atNight(OUTLINE_COLOURS), ...DOT_COLOURS.dark })}}`,
].join("");

type Colours = Record<keyof typeof OUTLINE_COLOURS | "dot" | "halo", string>;

function rulesOf({ sea, abroad, land, shore, border, dot, halo }: Colours): string {
  const fills = `.sea,path.water{fill:${sea}}path.abroad{fill:${abroad}}path.land{fill:${land}}`;
  const strokes = { shore, border, dot, halo };
  return (
    fills +
    Object.entries(strokes)
      .map(([name, colour]) => `.${name}{stroke:${colour}}`)
      .join("")
  );
}

function atNight(colours: typeof OUTLINE_COLOURS): typeof OUTLINE_COLOURS {
  const dark = Object.entries(colours).map(([name, colour]) => [name, NIGHT_COLOURS[colour]]);
  return Object.fromEntries(dark) as typeof OUTLINE_COLOURS;
}

/**
 * Puts the drawing where MapLibre would put its bounds in a frame of any size: all of them, in the middle, with room
 * around, but never so far away or aside that something beyond `limits` is seen. `vw` and `vh` are those of the frame.
 *
 * @param unitsPerDegree of the drawing
 */
export function placeOfBounds(bounds: MapBounds, limits: MapBounds, unitsPerDegree: number): string {
  const [west, south, east, north] = corners(bounds);
  const [farWest, farSouth, farEast, farNorth] = corners(limits);
  const [across, along] = [east - west, north - south];
  const fitted = `min((100vw - ${2 * PADDING}px)/${n(across)},(100vh - ${2 * PADDING}px)/${n(along)})`;
  const filling = `100vw/${n(farEast - farWest)},100vh/${n(farNorth - farSouth)}`;
  const start = (size: string, own: number, before: number, after: number) =>
    `clamp(${size} - var(--degree)*${n(own + after)},${size}/2 - var(--degree)*${n(own / 2)},var(--degree)*${n(before)})`;
  const left = start("100vw", across, west - farWest, farEast - east);
  const top = start("100vh", along, farNorth - north, south - farSouth);
  // A scale must be a number, and `tan(atan2())` makes one of two lengths; `@property` makes the variable a length and no
  // formula.
  const scale = `tan(atan2(var(--degree)*${n(1 / unitsPerDegree)},1px))`;
  return [
    '@property --degree{syntax:"&lt;length>";inherits:true;initial-value:0px}',
    `g{--degree:max(${fitted},${filling});transform:translate(${left},${top})scale(${scale})}`,
  ].join("");
}

function corners([west, south, east, north]: MapBounds) {
  return [...projected([west, south]), ...projected([east, north])] as const;
}

/** Precise to less than a pixel, and short. */
const n = (value: number) => String(Number(value.toPrecision(6)));
