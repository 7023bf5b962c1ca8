import { facadePinSvg } from "#ui/facade/facade-svg.ts";
import type { MapPaint } from "#ui/map/map-paint.ts";
import type { MapImage } from "#ui/map/map-point.ts";
import type { Openness } from "../../listing.ts";
import type { ShopKind } from "../../shop.ts";

/**
 * The icon on the pin of a kind of shop: strokes on a square of 24, by Lucide (ISC licence). They are repeated here because a
 * picture on a map cannot use the sprite: it is an SVG document of its own and may load nothing.
 */
const KIND_STROKES: Record<ShopKind, string> = {
  coffeeshop:
    "M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",
  takeaway:
    "M16 10a4 4 0 0 1-8 0M3.1 6h17.8M3.4 5.5a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.7a2 2 0 0 0-.4-1.2l-2-2.7A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
  lounge:
    "M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM5 18v2M19 18v2",
  cannabisBar: "M12 12 4.2 4.2A.7.7 0 0 1 4.7 3h14.6a.7.7 0 0 1 .5 1.2zM12 12v10M7 22h10",
  smartshop:
    "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4",
  headshop: "M12 3q1 4 4 6.5t3 5.5a1 1 0 0 1-14 0 5 5 0 0 1 1-3 1 1 0 0 0 5 0c0-2-1.5-3-1.5-5q0-2 2.5-4",
};

const NAME = /^(?<what>kind|house)\/(?<which>\w+)\/(?<openness>open|closed|unknown)\/(?<how>sample|real)$/;

const TICK = "M-3.2 .3 -1 2.6 3.4 -2.4";
const QUESTION = "M-2.2 -1.7a2.3 2.3 0 1 1 3.4 2Q0 1 0 1.9M0 4.3v.1";

/**
 * The picture of a name made by `pointsOf`: from afar what kind of shop it is, from close by its own canal house. Whether it is
 * open is shown by shape as well as by colour: open is full and ticked, closed is hollow, unknown is dashed with a question mark.
 * Null for any other name.
 */
export function imageOf(name: string, paint: MapPaint): MapImage | null {
  const { what, which = "", openness, how } = NAME.exec(name)?.groups ?? {};
  if (!what) return null;
  const state = { openness: openness as Openness, isSample: how === "sample", paint };
  return what === "house" ? house(which, state) : kind(which as ShopKind, state);
}

interface PinState {
  openness: Openness;
  isSample: boolean;
  paint: MapPaint;
}

function kind(which: ShopKind, { openness, isSample, paint }: PinState): MapImage {
  const { colours } = paint;
  const { line, dashes } = frameOf(openness, paint);
  const isOpen = openness === "open";
  const drop = "M18 43C14 36 4 29 4 18a14 14 0 1 1 28 0c0 11-10 18-14 25Z";
  const strokes = KIND_STROKES[which] ?? KIND_STROKES.coffeeshop;
  const ground = isOpen
    ? `<path d="${drop}" fill="${line}" stroke="${colours.surface}" stroke-width="2"/>`
    : `<path d="${drop}" fill="${colours.surface}" stroke="${colours.surface}" stroke-width="4"/>` +
      `<path d="${drop}" fill="${colours.surface}" stroke="${line}" stroke-width="2.4"${dashes}/>`;
  const sign =
    `<g transform="translate(10.2 9.6) scale(.65)" fill="none" stroke-linecap="round" stroke-linejoin="round"` +
    ` stroke="${isOpen ? colours.surface : line}" stroke-width="2.4"><path d="${strokes}"/></g>`;
  const marks = badge(30, 8, openness, paint) + (isSample ? sampleMark(7, 8, paint) : "");
  return document(38, 45, ground + sign + marks);
}

function house(id: string, { openness, isSample, paint }: PinState): MapImage {
  const { colours, theme } = paint;
  const { line, dashes } = frameOf(openness, paint);
  const width = openness === "open" ? 3.4 : 2.2;
  const frame =
    "M14 4h28a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-9l-5 8-5-8h-9A10 10 0 0 1 4 42V14A10 10 0 0 1 14 4Z";
  const front = facadePinSvg(id, theme).replace("<svg ", '<svg x="6" y="6" width="44" height="44" ');
  const drawn =
    `<clipPath id="c"><rect x="6" y="6" width="44" height="44" rx="8"/></clipPath>` +
    `<path d="${frame}" fill="${colours.surface}" stroke="${colours.surface}" stroke-width="${width + 2}"/>` +
    `<path d="${frame}" fill="${openness === "open" ? line : colours.surface}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>` +
    `<g clip-path="url(#c)"${openness === "closed" ? ' opacity=".72"' : ""}>${front}</g>`;
  const marks = badge(48, 9, openness, paint) + (isSample ? sampleMark(8, 9, paint) : "");
  return document(58, 63, drawn + marks);
}

function frameOf(openness: Openness, { colours }: MapPaint): { line: string; dashes: string } {
  if (openness === "unknown") return { line: colours["ink-soft"], dashes: ' stroke-dasharray="3.4 2.6"' };
  return { line: colours[openness], dashes: "" };
}

/** A tick, a bar or a question in a corner of the pin. */
function badge(x: number, y: number, openness: Openness, { colours }: MapPaint): string {
  const { line } = frameOf(openness, { colours } as MapPaint);
  const isOpen = openness === "open";
  const disc = `<circle r="7" fill="${isOpen ? line : colours.surface}" stroke="${isOpen ? colours.surface : line}" stroke-width="1.8"/>`;
  const mark = { open: TICK, closed: "M-3 0h6", unknown: QUESTION }[openness];
  const drawn = `<path d="${mark}" fill="none" stroke="${isOpen ? colours.surface : line}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<g transform="translate(${x} ${y})">${disc}${drawn}</g>`;
}

/** A saffron diamond marks samples. */
function sampleMark(x: number, y: number, { colours }: MapPaint): string {
  return `<path transform="translate(${x} ${y})" d="M0-6 6 0 0 6-6 0Z" fill="${colours.saffron}" stroke="${colours.surface}" stroke-width="1.8" stroke-linejoin="round"/>`;
}

function document(width: number, height: number, drawn: string): MapImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`;
  return { svg, width, height };
}
