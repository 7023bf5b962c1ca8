import { canvas, type House } from "./house.ts";
import { at, box, type Mark, rect, row } from "./pen.ts";

const { pavement } = canvas;
const doorWidth = 22;
const gap = 6;

function awning({ left, width, centre }: House, top: number): Mark[] {
  const count = Math.floor(width / 8) | 1;
  const x = centre - 4 * count;
  return [
    ["awning", `${at(x, top)}h${8 * count}v13${"q-4 5-8 0".repeat(count)}z`],
    ["stripe", row(x, top, 16, (count + 1) / 2, "h8v13q-4 5-8 0z")],
    ["shade", rect(left + 6, top + 16, width - 12, 6)],
  ];
}

const fascia = (x: number, top: number, width: number): Mark => [
  "gold",
  rect(x + 4, top, width - 8, 8) + row(x + width / 2 - 17, top + 4, 14, 3, "l3-2 3 2-3 2z"),
];

function door(x: number, y: number, height: number): Mark[] {
  return [
    ["door", at(x, y - 1) + box(doorWidth, height + 11)],
    ["light", at(x + 4, y + 3) + box(14, height - 7)],
    ["stone", at(x - 3, pavement - 3) + box(28, 3)],
  ];
}

function display(x: number, y: number, width: number, height: number): Mark[] {
  return [
    ["display", at(x, y) + box(width, height)],
    ["bar", `${at(x, y + 9)}h${width}`],
    ["panel", at(x, pavement - 9) + box(width, 6)],
  ];
}

/** Light that falls on the pavement and, where there is a canal, on the water. */
function shopLight({ plan }: House, x: number, width: number): Mark {
  const onWater = `m14 15${box(9, 20)}m26 0${box(12, 24)}m28 0${box(7, 16)}`;
  return ["glow", at(x, pavement) + box(width, 5) + (plan.hasCanal ? onWater : "")];
}

/** Winkelpui: a painted timber front with a fascia, display windows and a glazed door. */
export function shopFront(house: House): Mark[] {
  const { plan, ground, left, width } = house;
  const top = ground.top + 3;
  const x = left + 4;
  const inner = width - 8;
  const count = plan.bayCount - 1;
  const span = Math.floor((inner - doorWidth - gap * (count + 2)) / count);
  const y = top + 20;
  const height = pavement - 13 - y;
  const margin = Math.round((inner - doorWidth - (span + gap) * count) / 2);
  const bays = Array.from({ length: plan.bayCount }, (_, bay): Mark[] => {
    const before = x + margin + bay * (span + gap);
    if (bay === plan.doorBay) return door(before, y, height);
    return display(bay < plan.doorBay ? before : before - span + doorWidth, y, span, height);
  });
  return [
    ["paint", rect(x, top, inner, pavement - top)],
    ["trim", at(x - 3, top - 2) + box(inner + 6, 3)],
    ...bays.flat(),
    ...(plan.front === "awning" ? awning(house, top + 9) : [fascia(x, top + 4, inner)]),
    shopLight(house, x, inner),
  ];
}
