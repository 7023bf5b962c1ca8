import type { MapPaint } from "#ui/map/map-paint.ts";
import type { MapImage } from "#ui/map/map-point.ts";
import type { Openness } from "../../listing.ts";

const NAME = /^(?<openness>open|closed|unknown)\/(?<how>sample|real)$/;

/** Of a pin, in px; the house stands on its tip. */
const [WIDTH, HEIGHT] = [26, 32];

/** A house with a bell gable, as the mark of the site, that ends in the point where it stands. */
const HOUSE =
  "M13 1.5C10.6 1.5 9.2 3 9 5.4 8.9 7 8 7.6 6.2 8 4.7 8.3 4 9.4 4 11V23.5H9.2L13 28.5 16.8 23.5H22V11C22 9.4 21.3 8.3 19.8 8 18 7.6 17.1 7 17 5.4 16.8 3 15.4 1.5 13 1.5Z";

/** A neck that does not reach as high, for a house whose shutters are closed. */
const SHUT_HOUSE = "M13 3 10.5 5.5H8V8H4V23.5H9.2L13 28.5 16.8 23.5H22V8H18V5.5H15.5Z";

/** What is in the front, in the colour of a window: two panes and a door, or shutters. */
const FRONTS: Record<Openness, string> = {
  open: "M8 11h3.6v3.8H8zM14.4 11H18v3.8h-3.6zM11 17.4h4v6.1h-4z",
  unknown: "M8 11h3.6v3.8H8zM14.4 11H18v3.8h-3.6zM11.4 17.8h3.2v5.7h-3.2z",
  closed: "M7.6 11.4h10.8v1.5H7.6zM7.6 14.7h10.8v1.5H7.6zM7.6 18h10.8v1.5H7.6z",
};

const LIT = "#ffe2a0";

/**
 * The picture of a name made by `pointsOf`: a solid house whose colour and front say whether the shop is open, where that is known.
 * Null for any other name.
 */
export function imageOf(name: string, paint: MapPaint): MapImage | null {
  const { openness, how } = NAME.exec(name)?.groups ?? {};
  if (!openness) return null;
  return {
    svg: pinSvg(openness as Openness, { isSample: how === "sample", paint }),
    width: WIDTH,
    height: HEIGHT,
  };
}

function pinSvg(openness: Openness, { isSample, paint }: { isSample: boolean; paint: MapPaint }): string {
  const { colours, theme } = paint;
  const house = openness === "closed" ? SHUT_HOUSE : HOUSE;
  const edge = theme === "dark" ? colours.ink : colours.surface;
  const front = openness === "open" ? LIT : theme === "dark" ? colours.ink : colours.surface;
  const shadow = '<ellipse cx="13" cy="29.4" rx="4.4" ry="1.5" opacity=".22"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${shadow}` +
    `<path d="${house}" fill="${colours[`pin-${openness}`]}" stroke="${edge}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>` +
    `<path d="${FRONTS[openness]}" fill="${front}"/>${isSample ? sampleMark(colours) : ""}</svg>`
  );
}

/** A saffron diamond marks samples. */
function sampleMark({ saffron, surface }: MapPaint["colours"]): string {
  return `<path d="M21 .8 25.2 5 21 9.2 16.8 5Z" fill="${saffron}" stroke="${surface}" stroke-width="1.4" stroke-linejoin="round"/>`;
}
