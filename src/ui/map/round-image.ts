import type { MapPaint } from "./map-paint.ts";
import type { MapImage } from "./map-point.ts";

/** In so many parts a ring is told; each is a picture of its own. */
const PARTS = 16;
const NAME = /^round\/(?<parts>\d+|faint)\/(?<radius>\d+)$/;

/** Of the ring, and of the air between it and the disc. */
const [RING, AIR] = [4, 1];

/** `share` of the points in it that are lit. One of many is still seen, and all only when it is all of them. */
export function roundImageName({ share, radius }: { share: number; radius: number }): string {
  const parts = share === 0 || share === 1 ? share * PARTS : Math.round(share * PARTS);
  const seen = share > 0 && share < 1 ? Math.min(PARTS - 1, Math.max(1, parts)) : parts;
  return `round/${seen}/${radius}`;
}

/** Of points that are shown besides. */
export const faintRoundName = (radius: number): string => `round/faint/${radius}`;

/** The picture of such a name: a disc for a number, in a ring whose green part is the share of those that are lit. Null for any other name. */
export function roundImage(name: string, { colours }: MapPaint): MapImage | null {
  const { parts, radius } = NAME.exec(name)?.groups ?? {};
  if (!parts || !radius) return null;
  if (parts === "faint") return faintImage(Number(radius), colours);
  const [lit, whole] = [Number(parts), Number(radius)];
  const size = 2 * whole;
  const disc = colours[lit === PARTS ? "pin-open" : "pin-unknown"];
  return {
    svg: svgOf(
      size,
      circle(
        whole,
        whole - 0.5,
        `fill="${colours.surface}" stroke="${colours["ink-soft"]}" stroke-width=".75"`,
      ) +
        arc(whole, lit, colours["pin-open"]) +
        circle(whole, whole - RING - AIR, `fill="${disc}"`),
    ),
    width: size,
    height: size,
  };
}

/** Hollow, so that it weighs less than those that the map is about. */
function faintImage(radius: number, colours: MapPaint["colours"]): MapImage {
  const look = `fill="${colours.surface}" fill-opacity=".8" stroke="${colours["ink-soft"]}" stroke-dasharray="3 2"`;
  const size = 2 * radius;
  return { svg: svgOf(size, circle(radius, radius - RING, look)), width: size, height: size };
}

const svgOf = (size: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${inner}</svg>`;

const circle = (middle: number, radius: number, look: string) =>
  `<circle cx="${middle}" cy="${middle}" r="${radius}" ${look}/>`;

/** From the top, clockwise. */
function arc(middle: number, lit: number, colour: string): string {
  if (lit === 0) return "";
  const radius = middle - 0.5 - RING / 2;
  const around = 2 * Math.PI * radius;
  const dashes = `stroke-dasharray="${((around * lit) / PARTS).toFixed(2)} ${around.toFixed(2)}"`;
  const turned = `transform="rotate(-90 ${middle} ${middle})"`;
  return circle(middle, radius, `fill="none" stroke="${colour}" stroke-width="${RING}" ${dashes} ${turned}`);
}
