import { canvas, type House } from "./house.ts";
import { at, type Mark, rect } from "./pen.ts";

const { pavement, width, height } = canvas;

const cobbles: readonly Mark[] = [
  ["ground", rect(0, pavement, width, height - pavement)],
  ["stone", rect(0, pavement + 8, width, 2)],
  ["joint", "M0 274h400M17 281h383M6 288h394M26 295h374"],
];

const canal: readonly Mark[] = [
  ["ground", rect(0, pavement, width, 6)],
  ["quay", rect(0, 264, width, 9)],
  ["water", rect(0, 273, width, 27)],
  ["ripple", "M30 278h90m70-1h100m40 4h50m-310 5h120m40 1h60m-280 5h60m70 2h110m40-1h80"],
];

/** What lies before the row: cobbles, or a canal with the house in it. */
export function street({ plan, left, width: span }: House): Mark[] {
  if (!plan.hasCanal) return [...cobbles];
  return [
    ...canal,
    ["mirror", `${at(left, 273)}h${span}v5h-4v5h3v6h-5v5h3v6h${7 - span}v-5h-4v-6h3v-5h-5v-6h2z`],
  ];
}
