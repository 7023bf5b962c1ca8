import type { MapPaint } from "#ui/map/map-paint.ts";
import type { MapImage } from "#ui/map/map-point.ts";
import type { Openness } from "../../listing.ts";
import { LIT, PIN_FRONTS, PIN_HOUSES, PIN_SIZE } from "../../pin-shape.ts";

const NAME = /^(?<openness>open|closed|unknown)\/(?<how>sample|real)$/;

/**
 * The picture of a name made by `pointsOf`: a solid house whose colour and front say whether the shop is open, where that is known.
 * Null for any other name.
 */
export function imageOf(name: string, paint: MapPaint): MapImage | null {
  const { openness, how } = NAME.exec(name)?.groups ?? {};
  if (!openness) return null;
  return {
    svg: pinSvg(openness as Openness, { isSample: how === "sample", paint }),
    ...PIN_SIZE,
  };
}

function pinSvg(openness: Openness, { isSample, paint }: { isSample: boolean; paint: MapPaint }): string {
  const { colours, theme } = paint;
  const { width, height } = PIN_SIZE;
  const edge = theme === "dark" ? colours.ink : colours.surface;
  const front = openness === "open" ? LIT : theme === "dark" ? colours.ink : colours.surface;
  const shadow = '<ellipse cx="13" cy="29.4" rx="4.4" ry="1.5" opacity=".22"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shadow}` +
    `<path d="${PIN_HOUSES[openness]}" fill="${colours[`pin-${openness}`]}" stroke="${edge}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${PIN_FRONTS[openness]}" fill="${front}"/>${isSample ? sampleMark(colours) : ""}</svg>`
  );
}

/** A saffron diamond marks samples. */
function sampleMark({ saffron, surface }: MapPaint["colours"]): string {
  return `<path d="M21 .8 25.2 5 21 9.2 16.8 5Z" fill="${saffron}" stroke="${surface}" stroke-width="1.4" stroke-linejoin="round"/>`;
}
