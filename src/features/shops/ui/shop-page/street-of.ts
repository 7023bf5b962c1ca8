import type { StreetHouse } from "#ui/facade/street-address.ts";
import type { ShopCard } from "../../shop.ts";

type Housed = Pick<ShopCard, "id" | "opening">;

/** The street a shop stands in: its neighbours, the nearest beside it, by turns to the right and to the left. */
export function streetOf(shop: Housed, neighbours: readonly Housed[]): StreetHouse[] {
  const houses = neighbours.map((one) => houseOf(one));
  const right = houses.filter((_, place) => place % 2 === 0);
  const left = houses.filter((_, place) => place % 2 === 1);
  return [...left.toReversed(), { ...houseOf(shop), isOwn: true }, ...right];
}

function houseOf({ id, opening }: Housed): StreetHouse {
  return { seed: String(id), isOpen: opening.state === "open" };
}
