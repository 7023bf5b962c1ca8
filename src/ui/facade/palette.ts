import type { Hour, Paint, Season, Wall } from "./traits.ts";

/** A colour by day and by night. */
export type Tint = readonly [day: string, night: string];

/** What every picture shares, whatever the house. */
export const common = {
  trim: ["#fbf6ea", "#8f9089"],
  glass: ["#44565b", "#131c24"],
  lit: ["#44565b", "#f5c46b"],
  slate: ["#5d6061", "#22272e"],
  tile: ["#a5614a", "#47302d"],
  shade: ["#2a1c12", "#04070b"],
  iron: ["#2c3230", "#090d11"],
  stone: ["#b7b0a2", "#4b5054"],
  ground: ["#cfc6b5", "#353b40"],
  joint: ["#b9ae9b", "#2a3035"],
  quay: ["#a08270", "#2a2628"],
  water: ["#93aaa7", "#101b24"],
  ripple: ["#bccbc6", "#263844"],
  star: ["#ffffff00", "#d6dee2"],
  glow: ["#f2c46600", "#f2c466"],
  bark: ["#6d5c4c", "#14181a"],
  bloom: ["#cf6552", "#8a4a45"],
} satisfies Record<string, Tint>;

/** Each wall, and a deeper tone of it. */
export const walls = {
  oxblood: { wall: ["#8e4638", "#4b2a2a"], deep: ["#743529", "#3b2022"] },
  russet: { wall: ["#ad5a40", "#5a3430"], deep: ["#934931", "#482826"] },
  rose: { wall: ["#c78b74", "#694946"], deep: ["#ae735d", "#563b3a"] },
  umber: { wall: ["#7b5d4a", "#41352f"], deep: ["#654a3a", "#332925"] },
  soot: { wall: ["#4e4945", "#2d2e31"], deep: ["#3d3936", "#222427"] },
  honey: { wall: ["#d8aa66", "#6a553a"], deep: ["#be8f4d", "#58452f"] },
  cream: { wall: ["#e4d4b4", "#6e675a"], deep: ["#cab78f", "#5a544a"] },
  sage: { wall: ["#9aa68b", "#4a5349"], deep: ["#828f75", "#3c443c"] },
  mist: { wall: ["#8799a1", "#3f4c56"], deep: ["#6f838c", "#333e47"] },
} satisfies Record<Wall, Record<"wall" | "deep", Tint>>;

/** Paint of doors, shutters and shop fronts, with the line of its panels and the gilding that shows on it. */
export const paints = {
  bottle: { paint: ["#1f4d3f", "#16332c"], panel: ["#3a6a5a", "#264a40"], gild: ["#d9b25c", "#c9a04f"] },
  navy: { paint: ["#2a4560", "#1b2d40"], panel: ["#486582", "#2c4259"], gild: ["#e0b566", "#cda556"] },
  claret: { paint: ["#7c2f2a", "#4a2222"], panel: ["#a0534b", "#613432"], gild: ["#e2b262", "#cda053"] },
  pitch: { paint: ["#2f302e", "#191b1d"], panel: ["#53544f", "#2e3134"], gild: ["#d8ab58", "#c79c4d"] },
  ochre: { paint: ["#c68a38", "#70522b"], panel: ["#deac62", "#87673d"], gild: ["#6b4317", "#2f2010"] },
} satisfies Record<Paint, Record<"paint" | "panel" | "gild", Tint>>;

/** The hour of the picture: the sky, and the row of houses that dissolves in it. */
export const hours = {
  dawn: {
    sky: ["#f0dfce", "#2a2b3b"],
    cloud: ["#f7ebde", "#323344"],
    sun: ["#fbf1e4", "#c9c7ba"],
    far: ["#e6cfbb", "#232633"],
    near: ["#dbc0a8", "#1d202c"],
    pane: ["#c9ab92", "#151923"],
  },
  noon: {
    sky: ["#d5e2e2", "#1e2f3c"],
    cloud: ["#e4eded", "#243746"],
    sun: ["#f1f6f2", "#c9c7ba"],
    far: ["#c4d3d3", "#1a2934"],
    near: ["#b4c5c5", "#15222c"],
    pane: ["#a0b3b4", "#0f1921"],
  },
  late: {
    sky: ["#ebe0c6", "#262f35"],
    cloud: ["#f4ecd8", "#2d373d"],
    sun: ["#f7dca2", "#c9c7ba"],
    far: ["#ddd0b0", "#20282e"],
    near: ["#cfc19e", "#1a2227"],
    pane: ["#bcae88", "#12191d"],
  },
  grey: {
    sky: ["#dddfd6", "#25303a"],
    cloud: ["#e9eae3", "#2c3843"],
    sun: ["#f2f2ea", "#c9c7ba"],
    far: ["#cecfc5", "#202a33"],
    near: ["#bfc1b4", "#19232b"],
    pane: ["#abae9f", "#121a20"],
  },
} satisfies Record<Hour, Record<"sky" | "cloud" | "sun" | "far" | "near" | "pane", Tint>>;

export const seasons = {
  spring: { leaf: ["#9aa873", "#2a3529"], tuft: ["#b1bd8e", "#344133"] },
  summer: { leaf: ["#748d66", "#1f2d26"], tuft: ["#8aa17b", "#28382f"] },
  autumn: { leaf: ["#b98f5c", "#3a2e22"], tuft: ["#caa374", "#473929"] },
} satisfies Record<Season, Record<"leaf" | "tuft", Tint>>;

/** Every colour by name. */
export type Colour =
  | keyof typeof common
  | keyof (typeof walls)[Wall]
  | keyof (typeof paints)[Paint]
  | keyof (typeof hours)[Hour]
  | keyof (typeof seasons)[Season];
