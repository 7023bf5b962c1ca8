import { bike } from "./company.ts";
import { building, inLayers, mirror } from "./drawing.ts";
import { paintedPaths, type Theme } from "./facade-svg.ts";
import { facadePlan, type FacadePlan } from "./facade-plan.ts";
import { litWhen, looksWhen, marksWhen } from "./lit-when.ts";
import { canvas, house } from "./house.ts";
import { looks } from "./looks.ts";
import { common } from "./palette.ts";
import { STREET_HEIGHT, type StreetHouse, type StreetQuery } from "./street-address.ts";

/** No gable reaches above this line. */
const TOP = canvas.height - STREET_HEIGHT;

/** As wide as the widest place of a page needs at its height; the picture is cut to its place. */
const WIDTH_AROUND_OWN = 1400;

/** Of `--sky` in tokens.css, which a picture cannot read. */
const SKY = { light: "#f3e6cd", dark: "#18212a" };

/** How much is left of the houses that a street is not about. */
const PALE = { light: 0.4, dark: 0.5 };

/** The seed of the house beside the bicycle: a stepped gable with an awning. */
const NOBODYS = "106";

interface InRow extends StreetHouse {
  plan: FacadePlan;
  width: number;
}

type Placed = InRow & { left: number };

/**
 * Houses wall to wall on a quay, with the water and their reflections. A house that the street is about stands in the middle; the
 * row goes on, and begins again where it is too short for the picture. Without one the picture is as wide as the row.
 */
export function streetSvg({ houses, theme }: StreetQuery): string {
  if (houses.length === 0) return emptyStreetSvg(theme);
  const row = houses.map((one) => {
    const plan = litWhen(facadePlan(one.seed), one.isOpen ?? false);
    return { ...one, plan, width: house(plan).width };
  });
  const hasOwn = row.some(({ isOwn }) => isOwn);
  const width = hasOwn ? WIDTH_AROUND_OWN : row.reduce((sum, one) => sum + one.width, 0);
  const placed = hasOwn ? aroundOwn(row) : fromTheLeft(row);
  return onQuay(placed.map((one) => drawnHouse(one, { hasOwn, theme })).join(""), { width, theme });
}

/** A house that is nobody's, and a bicycle large enough to be seen. */
function emptyStreetSvg(theme: Theme): string {
  const plan = litWhen(facadePlan(NOBODYS), false);
  const { width } = house(plan);
  const left = drawnHouse({ seed: NOBODYS, plan, width, left: 56 }, { hasOwn: false, theme });
  // Iron by night is the colour of the night.
  const seen = theme === "dark" ? { ...looks, iron: { ...looks.iron, stroke: "trim" } as const } : looks;
  const wheels = paintedPaths(inLayers(bike.map(([role, path]) => [role, `M0 0${path}`])), {
    plan,
    theme,
    looks: seen,
  });
  return onQuay(`${left}<g transform="translate(420 258) scale(2.6)">${wheels}</g>`, { width: 640, theme });
}

/** The sky, the quay and the water around what stands there. */
function onQuay(row: string, { width, theme }: { width: number; theme: Theme }): string {
  const day = theme === "light" ? 0 : 1;
  const band = (y: number, height: number, colour: string) =>
    `<path fill="${colour}" d="M0 ${y}h${width}v${height}H0z"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${TOP} ${width} ${STREET_HEIGHT}" preserveAspectRatio="xMidYMax slice">`,
    band(TOP, STREET_HEIGHT, SKY[theme]),
    band(258, 6, common.ground[day]),
    band(264, 9, common.quay[day]),
    band(273, 27, common.water[day]),
    row,
    `<path fill="none" stroke="${common.ripple[day]}" stroke-dasharray="60 90 34 120" d="M0 279h${width}M40 286h${width}M10 294h${width}"/>`,
    "</svg>",
  ].join("");
}

/** How wide the house of a seed stands in a street. */
export function streetHouseWidth(seed: string): number {
  return house(facadePlan(seed)).width;
}

function drawnHouse(
  { plan, left, isOwn, isOpen }: Placed,
  { hasOwn, theme }: { hasOwn: boolean; theme: Theme },
): string {
  const own = house(plan);
  const isPale = hasOwn && !isOwn;
  const marks = marksWhen(isOpen ?? false, [...building(own), mirror(own)]);
  const paths = paintedPaths(inLayers(marks), { plan, theme, looks: looksWhen(isOpen ?? false) });
  return `<g transform="translate(${left - own.left})"${isPale ? ` opacity="${PALE[theme]}"` : ""}>${paths}</g>`;
}

function fromTheLeft(row: readonly InRow[]): Placed[] {
  let left = 0;
  return row.map((one) => {
    const placed = { ...one, left };
    left += one.width;
    return placed;
  });
}

/** The own house last: its sign hangs over the wall of a neighbour. */
function aroundOwn(row: readonly InRow[]): Placed[] {
  const middle = row.findIndex(({ isOwn }) => isOwn);
  const at = (place: number) => row[((place % row.length) + row.length) % row.length];
  const own = at(middle);
  if (!own) return [];
  const first = { ...own, left: Math.round((WIDTH_AROUND_OWN - own.width) / 2) };
  const placed: Placed[] = [];
  for (let left = first.left, place = middle - 1; left > 0; place -= 1) {
    // Where the row begins again, the own house is one of the others.
    const next = { ...(at(place) ?? own), isOwn: false };
    left -= next.width;
    placed.push({ ...next, left });
  }
  for (let left = first.left + first.width, place = middle + 1; left < WIDTH_AROUND_OWN; place += 1) {
    const next = { ...(at(place) ?? own), isOwn: false };
    placed.push({ ...next, left });
    left += next.width;
  }
  return [...placed, first];
}
