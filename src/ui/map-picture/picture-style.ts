import type { MapBounds } from "../map/map-point.ts";
import { NIGHT_COLOURS } from "../map/night-colours.ts";
import { OUTLINE_COLOURS } from "../map/outline-colours.ts";
import { projected } from "./mercator.ts";
import { type PictureFrame, type PictureView, pixelsPerDegree } from "./picture-frame.ts";

/**
 * Between what a picture is about and what is free of its frame, in px; as the map that comes in its place, which keeps room for the height
 * of pins and for its buttons (map/fit-points.ts).
 */
const AIR = { top: 40, right: 82, bottom: 22, left: 22 };

/** Of the dots: --canal on --surface (tokens.css), which a picture cannot read. */
const DOT_COLOURS = { light: { dot: "#0f5c4a", halo: "#ffffff" }, dark: { dot: "#5cc4a4", halo: "#1a2018" } };

/** Of the outline, and of roads as tiles-layers.json has them. */
const BY_DAY = { ...OUTLINE_COLOURS, edge: "#d9cdb8", street: "#ffffff", road: "#fdf3d9" };

/**
 * What floats over a map that fills the screen, from which width on (map-screen.module.css). The sheet of a phone is a share of its screen,
 * which is higher than the frame by the bars.
 */
const SCREEN_ROOM = [
  { from: 0, top: "132px", right: "12px", bottom: "min(332px,38vh + 58px)", left: "12px" },
  { from: 768, top: "12px", right: "12px", bottom: "12px", left: "368px" },
  { from: 1024, top: "12px", right: "12px", bottom: "12px", left: "428px" },
];

const LOW = 480;

interface Styled {
  view: PictureView;
  limits: MapBounds;
  frame: PictureFrame;
  isScreen: boolean;
  hasStreets: boolean;
}

/** Everything of a picture that is no shape: colours by day and night, widths, and where it lies in its frame. */
export function pictureStyle({ view, limits, frame, isScreen, hasStreets }: Styled): string {
  // From afar roads are hairlines; where one shop is shown, its street is as wide as the map's.
  const [street, road] = "zoom" in view ? [6.5, 9] : [0.8, 1.6];
  return [
    rulesOf({ ...BY_DAY, ...DOT_COLOURS.light }, hasStreets),
    "path{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}",
    ".shore{stroke-width:1}",
    ".border{stroke-width:1.4;stroke-dasharray:5.6 3.5}",
    ".halo,.dot,.roads,.streets{stroke-linecap:round}",
    ".halo{stroke-width:11}",
    ".dot{stroke-width:8}",
    `.streets{stroke-width:${street}}.roads{stroke-width:${road}}`,
    `.edge.streets{stroke-width:${street + 1}}.edge.roads{stroke-width:${road + 1.4}}`,
    `@media(prefers-color-scheme:dark){${rulesOf({ ...atNight(BY_DAY), ...DOT_COLOURS.dark }, hasStreets)}}`,
    // Around one shop, whose own mark stands over its dot, the others are its neighbours: by day and by night.
    "zoom" in view && !isScreen ? ".halo{stroke-width:8}.dot{stroke-width:5.5;stroke:#8d948e}" : "",
    placeOfView({ view, limits, frame, isScreen }),
  ].join("");
}

type Colours = Record<keyof typeof BY_DAY | "dot" | "halo", string>;

function rulesOf(
  { sea, abroad, land, shore, border, edge, street, road, dot, halo }: Colours,
  hasStreets: boolean,
): string {
  const far = hasStreets ? land : abroad;
  const fills = `.sea,path.water{fill:${sea}}path.far{fill:${far}}path.abroad{fill:${abroad}}path.land{fill:${land}}`;
  const strokes = { shore, border, edge, dot, halo };
  const lines = Object.entries(strokes).map(([name, colour]) => `.${name}{stroke:${colour}}`);
  return `${fills}${lines.join("")}.streets:not(.edge){stroke:${street}}.roads:not(.edge){stroke:${road}}`;
}

function atNight(colours: typeof BY_DAY): typeof BY_DAY {
  const dark = Object.entries(colours).map(([name, colour]) => [name, NIGHT_COLOURS[colour] ?? colour]);
  return Object.fromEntries(dark) as typeof BY_DAY;
}

/**
 * Puts the drawing where MapLibre would put its view in a frame of any size: all of it, in the middle of what is free, with room
 * around, but never so far away or aside that something beyond `limits` is seen. `vw` and `vh` are those of the frame.
 */
export function placeOfView({ view, limits, frame, isScreen }: Omit<Styled, "hasStreets">): string {
  const { west, south, east, north } = frame.about;
  const [farWest, farSouth, farEast, farNorth] = corners(limits);
  const [across, along] = [east - west, north - south];
  // A point in the middle of the map has no air around it.
  const air = "zoom" in view ? { top: 0, right: 0, bottom: 0, left: 0 } : AIR;
  const wide = `100vw - var(--l) - var(--r) - ${air.left + air.right}px`;
  const high = `100vh - var(--t) - var(--b) - ${air.top + air.bottom}px`;
  const fitted = `min((${wide})/${n(across)},(${high})/${n(along)})`;
  const filling = `100vw/${n(farEast - farWest)},100vh/${n(farNorth - farSouth)}`;
  const degree = "zoom" in view ? `${n(pixelsPerDegree(view.zoom))}px` : `max(${fitted},${filling})`;
  const start = (size: string, free: string, own: number, before: number, after: number) =>
    `clamp(${size} - var(--degree)*${n(own + after)},${free} - var(--degree)*${n(own / 2)},var(--degree)*${n(before)})`;
  const left = start(
    "100vw",
    `(100vw + var(--l) - var(--r) + ${air.left - air.right}px)/2`,
    across,
    west - farWest,
    farEast - east,
  );
  const top = start(
    "100vh",
    `(100vh + var(--t) - var(--b) + ${air.top - air.bottom}px)/2`,
    along,
    farNorth - north,
    south - farSouth,
  );
  // A scale must be a number, and `tan(atan2())` makes one of two lengths; `@property` makes the variable a length and no
  // formula.
  const scale = `tan(atan2(var(--degree)*${n(1 / frame.unitsPerDegree)},1px))`;
  return [
    '@property --degree{syntax:"&lt;length>";inherits:true;initial-value:0px}',
    ...roomRules(isScreen),
    `g{--degree:${degree};transform:translate(${left},${top})scale(${scale})}`,
  ].join("");
}

function roomRules(isScreen: boolean): string[] {
  if (!isScreen) return [":root{--t:0px;--r:0px;--b:0px;--l:0px}"];
  const rules = SCREEN_ROOM.map(({ from, top, right, bottom, left }) => {
    const rule = `:root{--t:${top};--r:${right};--b:${bottom};--l:${left}}`;
    return from === 0 ? rule : `@media(min-width:${from}px){${rule}}`;
  });
  // Without script the picture is low, and nothing floats over it.
  return [...rules, `@media(max-width:767px) and (max-height:${LOW}px){:root{--t:0px;--b:0px}}`];
}

function corners([west, south, east, north]: MapBounds) {
  return [...projected([west, south]), ...projected([east, north])] as const;
}

/** Precise to less than a pixel, and short. */
const n = (value: number) => String(Number(value.toPrecision(6)));
