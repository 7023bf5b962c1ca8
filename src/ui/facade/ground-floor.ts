import type { House } from "./house.ts";
import { houseFront } from "./house-front.ts";
import { at, disc, type Mark } from "./pen.ts";
import { shopFront } from "./shop-front.ts";
import { warehouseFront } from "./warehouse.ts";

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

export const groundFloor = (house: House): Mark[] => [...fronts[house.plan.front](house), ...sign(house)];
