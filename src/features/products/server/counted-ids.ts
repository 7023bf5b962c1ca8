import { BitSet } from "./bit-set.ts";
import type { ProductMemory } from "./product-memory.ts";

/** A brand or a city, with how long the list is once it is pressed (product-list.ts). */
export interface CountedId {
  id: number;
  count: number;
  isChosen: boolean;
}

const BRANDS_OFFERED = 12;
const CITIES_OFFERED = 12;

/** The products among `slots` of any of these brands. */
export function productsOfBrands(memory: ProductMemory, slots: BitSet, brandIds: readonly number[]): BitSet {
  const asked = new Set(brandIds);
  const found = new BitSet();
  if (asked.size === 0) return found;
  slots.forEach((slot) => {
    const { brandId } = memory.at(slot);
    if (brandId !== null && asked.has(brandId)) found.add(slot);
  });
  return found;
}

/** The brands with the most products among `others`, the list without a wish for brands, and those that are chosen. */
export function countedBrands(
  memory: ProductMemory,
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

/** The cities where most of the list can be had. */
export function countedCities(memory: ProductMemory, chosen: BitSet): CountedId[] {
  const found: [id: number, count: number][] = [];
  let least = 0;
  for (const { id, slots, size } of memory.inEachCity()) {
    // Neither this one nor any after it can come among them.
    if (found.length >= CITIES_OFFERED && size < least) break;
    const count = chosen.countWith(slots);
    if (count === 0 || (found.length >= CITIES_OFFERED && count < least)) continue;
    found.push([id, count]);
    least = mostOf(found, CITIES_OFFERED).at(-1)?.[1] ?? 0;
  }
  return mostOf(found, CITIES_OFFERED).map(([id, count]) => ({ id, count, isChosen: false }));
}

function mostOf(
  counts: Iterable<[id: number, count: number]>,
  amount: number,
): [id: number, count: number][] {
  return [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b).slice(0, amount);
}
