import { building, inLayers, mirror } from "./drawing.ts";
import { paintedPaths } from "./facade-svg.ts";
import { facadePlan, type FacadePlan } from "./facade-plan.ts";
import { canvas, house } from "./house.ts";
import { looks } from "./looks.ts";
import { common } from "./palette.ts";
import type { StreetHouse, StreetQuery } from "./street-address.ts";

/** Nothing of a house reaches above this line. */
const TOP = 22;
const HEIGHT = canvas.height - TOP;

/** As wide as the widest place of a page needs at its height; the picture is cut to its place. */
const WIDTH = 1400;

/** Of `--sky` in tokens.css, which a picture cannot read. */
const SKY = { light: "#f3e6cd", dark: "#18212a" };

/** How much is left of the houses that a street is not about. */
const PALE = { light: 0.4, dark: 0.5 };

/** By night only shops that are known to be open have light on their ground floor; elsewhere light is only night. */
const shutLooks = {
  ...looks,
  display: { ...looks.display, fill: "glass" },
  light: { fill: "glass" },
} as const;

interface Placed extends StreetHouse {
  plan: FacadePlan;
  left: number;
  width: number;
}

/**
 * Houses wall to wall on a quay, with the water and their reflections. The house that the street is about stands in the middle;
 * the row goes on, and begins again where it is too short for the picture.
 */
export function streetSvg({ houses, theme }: StreetQuery): string {
  const day = theme === "light" ? 0 : 1;
  const band = (y: number, height: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${y}h${WIDTH}v${height}H0z"/>`;
  const placed = placedHouses(houses).map((one) => drawnHouse(one, { houses, theme }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">`,
    band(TOP, HEIGHT, SKY[theme]),
    band(258, 6, common.ground[day]),
    band(264, 9, common.quay[day]),
    band(273, 27, common.water[day]),
    ...placed,
    `<path fill="none" stroke="${common.ripple[day]}" stroke-dasharray="60 90 34 120" d="M0 279h${WIDTH}M40 286h${WIDTH}M10 294h${WIDTH}"/>`,
    "</svg>",
  ].join("");
}

function drawnHouse({ plan, left, isOwn, isOpen }: Placed, { houses, theme }: StreetQuery): string {
  const own = house(plan);
  const isPale = !isOwn && houses.some((one) => one.isOwn);
  const marks = [...building(own), mirror(own)].filter(([role]) => isOpen || role !== "glow");
  const paths = paintedPaths(inLayers(marks), { plan, theme, looks: isOpen ? looks : shutLooks });
  return `<g transform="translate(${left - own.left})"${isPale ? ` opacity="${PALE[theme]}"` : ""}>${paths}</g>`;
}

/** The own house last: its sign hangs over the wall of a neighbour. */
function placedHouses(houses: readonly StreetHouse[]): Placed[] {
  const row = houses.map((one) => {
    const plan = facadePlan(one.seed);
    return { ...one, plan, width: house(plan).width };
  });
  const middle = Math.max(
    row.findIndex(({ isOwn }) => isOwn),
    0,
  );
  const at = (place: number) => row[((place % row.length) + row.length) % row.length];
  const own = at(middle);
  if (!own) return [];
  const first = { ...own, left: Math.round((WIDTH - own.width) / 2) };
  const placed: Placed[] = [];
  for (let left = first.left, place = middle - 1; left > 0; place -= 1) {
    // Where the row begins again, the own house is one of the others.
    const next = { ...(at(place) ?? own), isOwn: false };
    left -= next.width;
    placed.push({ ...next, left });
  }
  for (let left = first.left + first.width, place = middle + 1; left < WIDTH; place += 1) {
    const next = { ...(at(place) ?? own), isOwn: false };
    placed.push({ ...next, left });
    left += next.width;
  }
  return [...placed, first];
}
