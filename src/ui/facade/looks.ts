import type { Role } from "./layers.ts";
import type { Colour } from "./palette.ts";

/** How a path is painted: colours by name, widths and dashes in units of the canvas. */
export type Look = {
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  dash?: string;
  cap?: "round";
  opacity?: number;
};

/** What each role looks like. */
export const looks: Record<Role, Look> = {
  sky: { fill: "sky" },
  star: { stroke: "star", width: 2, cap: "round" },
  ground: { fill: "ground" },
  quay: { fill: "quay" },
  water: { fill: "water" },
  ripple: { stroke: "ripple", width: 1, dash: "24 9 12 14" },
  joint: { stroke: "joint", width: 1, dash: "9 5 13 7" },
  sun: { fill: "sun" },
  cloud: { stroke: "cloud", width: 7, cap: "round" },
  far: { fill: "far" },
  near: { fill: "near", stroke: "far", width: 2 },
  pane: { stroke: "pane", width: 24, dash: "12 11 12 11 12 23" },
  slates: { fill: "slate" },
  tiles: { fill: "tile" },
  wall: { fill: "wall" },
  coping: { stroke: "trim", width: 3 },
  shutter: { stroke: "paint", width: 6 },
  louvre: { stroke: "panel", width: 2 },
  frame: { stroke: "trim", width: 26 },
  glass: { stroke: "glass", width: 22 },
  sill: { stroke: "trim", width: 30 },
  lintel: { stroke: "deep", width: 26 },
  lit: { fill: "lit" },
  rail: { stroke: "trim", width: 22 },
  bars: { stroke: "trim", width: 1 },
  hatch: { stroke: "paint", width: 26 },
  trim: { fill: "trim" },
  deep: { fill: "deep" },
  baluster: { stroke: "trim", width: 8, dash: "2 3" },
  dentil: { stroke: "deep", width: 3, dash: "2 3" },
  paint: { fill: "paint" },
  door: { fill: "panel" },
  opening: { fill: "glass", stroke: "trim", width: 3 },
  display: { fill: "lit", stroke: "trim", width: 3 },
  light: { fill: "lit" },
  panel: { stroke: "panel", width: 1 },
  bar: { stroke: "trim", width: 1 },
  awning: { fill: "trim" },
  stripe: { fill: "paint" },
  shade: { fill: "shade", opacity: 0.15 },
  mirror: { fill: "wall", opacity: 0.4 },
  stone: { fill: "stone" },
  hull: { fill: "paint", stroke: "trim", width: 1 },
  bark: { stroke: "bark", width: 4, cap: "round" },
  leaf: { fill: "leaf" },
  tuft: { stroke: "tuft", width: 3, cap: "round" },
  bloom: { stroke: "bloom", width: 4, dash: "0 4", cap: "round" },
  glow: { fill: "glow", opacity: 0.16 },
  post: { fill: "iron" },
  iron: { stroke: "iron", width: 1.5 },
  board: { fill: "paint" },
  gold: { stroke: "gild", width: 1 },
};
