import { company } from "./company.ts";
import type { FacadePlan } from "./facade-plan.ts";
import { gable } from "./gable.ts";
import { house, type House, pane, canvas } from "./house.ts";
import { layers, type Role } from "./layers.ts";
import { neighbours } from "./neighbours.ts";
import { type Mark, at, box, ring, disc, rect } from "./pen.ts";
import { flowerBoxes, wall } from "./wall.ts";
import { hatches, warehouseFront } from "./warehouse.ts";
import { windows, baysOf, windowsOf } from "./windows.ts";
import type { Attic, Weather } from "./traits.ts";
import { houseFront } from "./house-front.ts";
import { shopFront } from "./shop-front.ts";

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

/** The house in the water before it. */
export function mirror({ left, width: span }: House): Mark {
  return ["mirror", `${at(left, 273)}h${span}v5h-4v5h3v6h-5v5h3v6h${7 - span}v-5h-4v-6h3v-5h-5v-6h2z`];
}

/** What lies before the row: cobbles, or a canal with the house in it. */
function street(house: House): Mark[] {
  return house.plan.hasCanal ? [...canal, mirror(house)] : [...cobbles];
}

const weathers: Record<Weather, readonly Mark[]> = {
  clear: [],
  "sun left": [["sun", disc(70, 62, 16)]],
  "sun right": [["sun", disc(330, 50, 16)]],
  "clouds low": [["cloud", "M28 78h44m-26-9h52M318 44h40"]],
  "clouds high": [["cloud", "M20 40h52m252 44h44m-66-9h50"]],
};

/** The sky, and the stars in it that are transparent by day. */
const sky = ({ weather }: FacadePlan): Mark[] => [
  ["sky", rect(0, 0, canvas.width, canvas.height)],
  ...weathers[weather],
  ["star", "M24 34h0m46 54h0m48-62h0m174-4h0m84 18h0"],
];

const fronts = {
  house: houseFront,
  stoop: houseFront,
  shop: shopFront,
  awning: shopFront,
  doors: warehouseFront,
};

/** A sign on an iron arm, over the street beside the house. */
function sign({ plan, left, right, ground }: House): Mark[] {
  if (!plan.hasSign) return [];
  const side = -plan.side;
  const x = side < 0 ? left : right;
  const y = ground.top - 10;
  return [
    ["iron", `${at(x, y)}h${18 * side}m${-6 * side} 0v5M${x} ${y + 9}l${9 * side}-9`],
    ["board", disc(x + 12 * side, y + 13, 8)],
    ["gold", disc(x + 12 * side, y + 13, 4)],
  ];
}

const groundFloor = (house: House): Mark[] => [...fronts[house.plan.front](house), ...sign(house)];

/** Drawn from the middle of the gable. */
const openings: Record<Attic, readonly Mark[]> = {
  oculus: [
    ["trim", `m-2-17${box(4, 28)}m-12 12${box(28, 4)}`],
    ["opening", `m-9-3${ring(9)}`],
    ["bar", "m0-12v18m-9-9h18"],
  ],
  hatch: [
    ["trim", `m-11-18${box(22, 32)}`],
    ["paint", `m-9-16${box(18, 30)}`],
    ["panel", "m0-16v30"],
  ],
  sash: [
    ["opening", `m-9-16${box(18, 28)}`],
    ["bar", "m0-16v28m-9-19h18m-18 9h18"],
  ],
};

/** What is set into the gable: a window or a hatch, and over it the beam that furniture is hoisted with. */
function attic({ plan, centre, eaves }: House, peak: number): Mark[] {
  if (plan.gable === "cornice") return [];
  const middle = at(centre, eaves - (plan.gable === "neck" ? 20 : 13));
  const opening = openings[plan.attic].map(([role, path]): Mark => [role, middle + path]);
  if (!plan.hasHoist) return opening;
  return [...opening, ["iron", `${at(centre - 3, peak + 6)}h6m-6 1h6m-6 1h6m-3 0v6q0 3-3 2`]];
}

/** The picture of a plan in the order of painting. */
export function drawing(plan: FacadePlan): Mark[] {
  const own = house(plan);
  return inLayers([...sky(plan), ...neighbours(own), ...building(own), ...street(own), ...company(own)]);
}

/** The house by itself, from its roof to its doorstep. */
export function building(own: House): Mark[] {
  const top = gable(own);
  return [
    ...roof(own, top.peak),
    ...wall(own, top.outline),
    ...top.marks,
    ...attic(own, top.peak),
    ...windows(own),
    ...lamplight(own),
    ...hatches(own),
    ...groundFloor(own),
    ...flowerBoxes(own),
  ];
}

/** In the order of painting: one path a role, and only roles with something to show. */
export function inLayers(marks: readonly Mark[]): Mark[] {
  const paths = new Map<Role, Mark>();
  for (const [role, path, dash] of marks) paths.set(role, [role, (paths.get(role)?.[1] ?? "") + path, dash]);
  return layers.flatMap((role) => {
    const mark = paths.get(role);
    return mark?.[1] ? [mark] : [];
  });
}

/** The windows that are lit at night; by day they have the colour of the glass that they lie on. */
function lamplight(house: House): Mark[] {
  const { count, pitch } = baysOf(house);
  const lit = windowsOf(house).flatMap(({ top, height }, storey) =>
    Array.from({ length: count }, (_, bay) => bay)
      .filter((bay) => house.plan.lit[storey]?.[bay])
      .map((bay) => rect(house.firstPane + bay * pitch, top, pane.width, height)),
  );
  return [["lit", lit.join("")]];
}

function dormers({ plan, centre, eaves }: House): Mark[] {
  if (plan.finish === "raised") return [];
  const places = plan.bayCount === 2 ? [centre] : [centre - 26, centre + 26];
  const foot = eaves - (plan.finish === "balustrade" ? 14 : 8);
  return places.flatMap((x): Mark[] => [
    ["trim", `${at(x - 9, foot - 20)}${box(18, 20)}m-2 0l11-8 11 8z`],
    ["opening", at(x - 5, foot - 17) + box(10, 14)],
    ["bar", `${at(x, foot - 17)}v14m-5-8h10`],
  ]);
}

function chimney({ plan, centre, width, eaves }: House): Mark[] {
  if (plan.chimney === 0) return [];
  const foot = at(centre + plan.chimney * Math.round(width * 0.3) - 6, eaves - 4);
  return [["tiles", `${foot}v-43h-1v-3h3v-5h3v5h2v-5h3v5h3v3h-1v43z`]];
}

/** The roof behind the façade: nearly all of it above a cornice, a glimpse of it beside a gable. */
function roof(house: House, peak: number): Mark[] {
  const { plan, left, right, eaves, centre, width } = house;
  const cover = plan.isTiled ? "tiles" : "slates";
  if (plan.gable === "cornice" && plan.finish !== "pediment") {
    const slopes = `${at(left + 1, eaves - 4)}l14-36h${width - 30}l14 36z`;
    return [[cover, slopes], ...dormers(house), ...chimney(house)];
  }
  if (plan.gable === "bell" || plan.gable === "neck") {
    const ridge = Math.round(eaves + (peak - eaves) * 0.8);
    return [[cover, `${at(left + 3, eaves)}L${centre} ${ridge} ${right - 3} ${eaves}z`], ...chimney(house)];
  }
  return chimney(house);
}
