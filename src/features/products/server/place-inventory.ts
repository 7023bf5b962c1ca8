import { GRAM_BANDS, type GramBand, gramBandOf } from "../product-bands.ts";
import type { ProductCard } from "../product.ts";
import { BitSet } from "./bit-set.ts";

/** What can be had in a shop, as far as anyone may know. */
export interface IndexedMenu {
  shopId: number;
  cityId: number;
  municipalityId: number;
  productIds: readonly number[];
  /** Of each product, in the same order, its cheapest gram and its lowest price; `NO_PRICE` where none may be shown. */
  centsPerGram: Int32Array;
  fromCents: Int32Array;
}

/** Undefined for a product that is not listed: menus may name such. */
export type SlotOf = (productId: number) => number | undefined;

/** Higher than every price, so that it sorts last. */
export const NO_PRICE = 2 ** 31 - 1;

const UNLISTED = -1;

/**
 * What the shops of a place sell together, each product by its slot. Numbers and no objects: of all places together they are
 * as many as there are lines on menus.
 */
export class Stock {
  readonly slots: BitSet;
  /** Ascending; the other arrays are parallel to it. */
  readonly #sorted: Uint32Array;
  readonly #shopCounts: Uint16Array;
  readonly #centsPerGram: Int32Array;
  readonly #fromCents: Int32Array;
  #bands: Map<GramBand, BitSet> | undefined;

  constructor(menus: readonly IndexedMenu[], slotOf: SlotOf) {
    // Each line's slot is looked up once: a large city has a hundred thousand of them.
    const slotsOf = menus.map(({ productIds }) => productIds.map((id) => slotOf(id) ?? UNLISTED));
    this.slots = BitSet.of(slotsOf.flat().filter((slot) => slot !== UNLISTED));
    const size = this.slots.count;
    this.#sorted = new Uint32Array(size);
    this.#shopCounts = new Uint16Array(size);
    this.#centsPerGram = new Int32Array(size).fill(NO_PRICE);
    this.#fromCents = new Int32Array(size).fill(NO_PRICE);
    let next = 0;
    this.slots.forEach((slot) => (this.#sorted[next++] = slot));
    const indices = new Uint32Array((this.#sorted.at(-1) ?? -1) + 1);
    this.#sorted.forEach((slot, index) => (indices[slot] = index));
    for (const [shop, { centsPerGram, fromCents }] of menus.entries()) {
      slotsOf[shop]!.forEach((slot, line) => {
        if (slot === UNLISTED) return;
        const index = indices[slot]!;
        this.#shopCounts[index]! += 1;
        this.#centsPerGram[index] = Math.min(this.#centsPerGram[index]!, centsPerGram[line]!);
        this.#fromCents[index] = Math.min(this.#fromCents[index]!, fromCents[line]!);
      });
    }
  }

  /** The numbers of a product sold here, for its card. */
  of(slot: number): Pick<ProductCard, "shopCount" | "lowCentsPerGram" | "fromCents"> {
    const index = this.#indexOf(slot);
    return {
      shopCount: this.#shopCounts[index] ?? 0,
      lowCentsPerGram: orNull(this.#centsPerGram[index]),
      fromCents: orNull(this.#fromCents[index]),
    };
  }

  /** The products whose cheapest gram here is in the price band. */
  costing(band: GramBand): BitSet {
    this.#bands ??= this.#sortIntoBands();
    return this.#bands.get(band) ?? new BitSet();
  }

  /** Those that are sold here, the cheapest gram first; equal and unknown prices keep their order (a stable sort). */
  cheapestFirst(slots: readonly number[]): number[] {
    const ofPrice = Map.groupBy(slots, (slot) => this.#centsPerGram[this.#indexOf(slot)] ?? NO_PRICE);
    return [...ofPrice].toSorted(([a], [b]) => a - b).flatMap(([, group]) => group);
  }

  #sortIntoBands(): Map<GramBand, BitSet> {
    const bands = new Map(GRAM_BANDS.map((band) => [band, new BitSet()]));
    this.#sorted.forEach((slot, index) => {
      const band = gramBandOf(orNull(this.#centsPerGram[index]));
      if (band) bands.get(band)?.add(slot);
    });
    return bands;
  }

  /** Past the end for products that are not sold here. */
  #indexOf(slot: number): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#sorted[middle]! < slot) from = middle + 1;
      else to = middle;
    }
    return this.#sorted[from] === slot ? from : this.#sorted.length;
  }
}

function orNull(cents: number | undefined): number | null {
  return cents === undefined || cents === NO_PRICE ? null : cents;
}
