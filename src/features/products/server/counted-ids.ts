import type { ProductFilters } from "../product-query.ts";
import { BitSet } from "./bit-set.ts";
import type { MenuIndex, PlaceWithProducts } from "./menu-index.ts";
import type { ProductIndex } from "./product-index.ts";

/** A brand or a city, with its facet count (product-list.ts). */
export interface CountedId {
  id: number;
  count: number;
  isChosen: boolean;
}

type WishesOfShops = Pick<ProductFilters, "gram" | "isOpenNow">;

const BRANDS_OFFERED = 12;
const CITIES_OFFERED = 12;

/** The products among `slots` of any of these brands. */
export function productsOfBrands(memory: ProductIndex, slots: BitSet, brandIds: readonly number[]): BitSet {
  const asked = new Set(brandIds);
  const found = new BitSet();
  if (asked.size === 0) return found;
  slots.forEach((slot) => {
    const { brandId } = memory.at(slot);
    if (brandId !== null && asked.has(brandId)) found.add(slot);
  });
  return found;
}

/** The brands with the most products among `others`, the list without the brand filter, and those that are chosen. */
export function countedBrands(
  memory: ProductIndex,
  others: BitSet,
  { brandIds, total }: { brandIds: readonly number[]; total: number },
): CountedId[] {
  // By id: a map would take as long as everything else together.
  const countOf: number[] = [];
  let all = 0;
  others.forEach((slot) => {
    all += 1;
    const { brandId } = memory.at(slot);
    if (brandId !== null) countOf[brandId] = (countOf[brandId] ?? 0) + 1;
  });
  const chosen = brandIds.map((id) => {
    const count = brandIds.length > 1 ? total - (countOf[id] ?? 0) : all;
    return { id, count, isChosen: true };
  });
  const counts: [id: number, count: number][] = [];
  countOf.forEach((count, id) => brandIds.includes(id) || counts.push([id, count]));
  const added = brandIds.length > 0 ? total : 0;
  const offered = mostOf(counts, BRANDS_OFFERED).map(([id, count]) => ({
    id,
    count: count + added,
    isChosen: false,
  }));
  return [...chosen, ...offered];
}

/**
 * The cities with the longest lists. `others` is the list without the filters that depend on a city's own shops: open now, and
 * the price of a gram.
 */
export function countedCities({ menus }: ProductIndex, others: BitSet, wishes: WishesOfShops): CountedId[] {
  const found: [id: number, count: number][] = [];
  let least = 0;
  for (const { id, slots, size } of menus.inEachCity()) {
    // Neither this city nor any after it can have a higher count.
    if (found.length >= CITIES_OFFERED && size < least) break;
    const count = others.countWith(asWished(menus, { id, slots }, wishes));
    if (count === 0 || (found.length >= CITIES_OFFERED && count < least)) continue;
    found.push([id, count]);
    least = mostOf(found, CITIES_OFFERED).at(-1)?.[1] ?? 0;
  }
  return mostOf(found, CITIES_OFFERED).map(([id, count]) => ({ id, count, isChosen: false }));
}

/** The products of a city's shops that match the filters of price and open now. */
function asWished(
  menus: MenuIndex,
  { id, slots }: Pick<PlaceWithProducts, "id" | "slots">,
  { gram, isOpenNow }: WishesOfShops,
): BitSet {
  const city = { type: "city", id } as const;
  const costing = gram.map((band) => menus.in(city).costing(band));
  const affordable = costing.length > 0 ? costing.reduce((rest, set) => rest.or(set)) : undefined;
  const open = isOpenNow ? menus.openIn(city) : undefined;
  return affordable && open ? affordable.and(open) : (affordable ?? open ?? slots);
}

function mostOf(
  counts: Iterable<[id: number, count: number]>,
  amount: number,
): [id: number, count: number][] {
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b).slice(0, amount);
}
