import { RATING_FILTERS } from "#features/shops/traits.ts";
import type { Effect } from "../effects.ts";
import type { Flavour } from "../flavours.ts";
import { gramBandOf, thcBandOf } from "../product-bands.ts";
import type { ProductSort } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import type { MarketedAs } from "../strain.ts";
import { BitSet } from "./bit-set.ts";
import { MenuIndex } from "./menu-index.ts";
import { SortedSlots } from "./sorted-slots.ts";

/** The fields of a product by which lists filter, count and sort. */
export interface RememberedProduct {
  id: number;
  isSample: boolean;
  type: ProductType;
  /** Higher is better. */
  rank: number;
  /** The tie-break, and the order by name: plain letters, the same in all languages. */
  sortKey: string;
  thcPermille: number | null;
  lowCentsPerGram: number | null;
  createdAtSeconds: number;
  /** 100 to 500; null below three reviews. */
  ratingHundredths: number | null;
  /** Its own, else that of its strain's breeder. */
  brandId: number | null;
  marketedAs: MarketedAs | null;
  effects: Effect[];
  flavours: Flavour[];
}

const NOTHING = new BitSet();

/** The product index: all listed products of a site, in a bitmap for every value of every filter. A product's bit is its slot. */
export class ProductIndex {
  readonly all = new BitSet();
  readonly menus = new MenuIndex((productId) => this.#slots.get(productId));
  readonly #products: (RememberedProduct | undefined)[] = [];
  readonly #slots = new Map<number, number>();
  readonly #freeSlots: number[] = [];
  readonly #values = new Map<string, BitSet>();
  readonly #orders = new Map<ProductSort, SortedSlots>();

  put(product: RememberedProduct): void {
    const known = this.#slots.get(product.id);
    const slot = known ?? this.#freeSlots.pop() ?? this.#products.length;
    if (known === undefined) {
      this.#slots.set(product.id, slot);
      this.all.add(slot);
      this.menus.invalidatePlaces();
    } else this.#forgetValues(slot);
    this.#products[slot] = product;
    for (const key of valuesOf(product)) this.#set(key).add(slot);
    for (const order of this.#orders.values()) order.touch(slot);
  }

  remove(productId: number): void {
    const slot = this.#slots.get(productId);
    if (slot === undefined) return;
    this.#forgetValues(slot);
    this.all.delete(slot);
    this.#slots.delete(productId);
    this.menus.invalidatePlaces();
    this.#products[slot] = undefined;
    this.#freeSlots.push(slot);
    for (const order of this.#orders.values()) order.touch(slot);
  }

  at(slot: number): RememberedProduct {
    const product = this.#products[slot];
    if (!product) throw new RangeError(`There is no product in slot ${slot}`);
    return product;
  }

  slotsOf(productIds: readonly number[]): BitSet {
    return BitSet.of(productIds.flatMap((id) => this.#slots.get(id) ?? []));
  }

  /** Without samples. */
  get real(): BitSet {
    return this.having("real", "yes");
  }

  /** The products that have a value; `NOTHING` is shared, so callers must not change the result. */
  having(facet: string, value: string): BitSet {
    return this.#values.get(`${facet} ${value}`) ?? NOTHING;
  }

  /** All slots, in the order of a list. */
  inOrder(sort: ProductSort): readonly number[] {
    const known = this.#orders.get(sort);
    if (known) return known.now(this.all);
    const order = new SortedSlots((a, b) => COMPARE[sort](this.at(a), this.at(b)), this.all);
    this.#orders.set(sort, order);
    return order.now(this.all);
  }

  #forgetValues(slot: number): void {
    const product = this.#products[slot];
    if (product) for (const key of valuesOf(product)) this.#set(key).delete(slot);
  }

  #set(key: string): BitSet {
    const known = this.#values.get(key) ?? new BitSet();
    this.#values.set(key, known);
    return known;
  }
}

function valuesOf(product: RememberedProduct): string[] {
  const { isSample, type, marketedAs, effects, flavours, thcPermille, lowCentsPerGram, ratingHundredths } =
    product;
  const gram = gramBandOf(lowCentsPerGram);
  return [
    ...(isSample ? [] : ["real yes"]),
    `type ${type}`,
    `thc ${thcBandOf(thcPermille)}`,
    ...(marketedAs ? [`marketedAs ${marketedAs}`] : []),
    ...(gram ? [`gram ${gram}`] : []),
    ...(ratingHundredths === null ? [] : ["rated yes"]),
    ...RATING_FILTERS.filter((stars) => (ratingHundredths ?? 0) >= Number(stars) * 100).map(
      (stars) => `rating ${stars}`,
    ),
    ...effects.map((effect) => `effect ${effect}`),
    ...flavours.map((flavour) => `flavour ${flavour}`),
  ];
}

type Compare = (a: RememberedProduct, b: RememberedProduct) => number;

const byName: Compare = (a, b) => (a.sortKey === b.sortKey ? a.id - b.id : a.sortKey < b.sortKey ? -1 : 1);
const byRank: Compare = (a, b) => b.rank - a.rank || byName(a, b);

/** Unknown values come last. */
const COMPARE: Record<ProductSort, Compare> = {
  best: byRank,
  rating: (a, b) => (b.ratingHundredths ?? 0) - (a.ratingHundredths ?? 0) || byRank(a, b),
  name: byName,
  thc: (a, b) => (b.thcPermille ?? -1) - (a.thcPermille ?? -1) || byRank(a, b),
  price: (a, b) =>
    (a.lowCentsPerGram ?? Number.MAX_SAFE_INTEGER) - (b.lowCentsPerGram ?? Number.MAX_SAFE_INTEGER) ||
    byRank(a, b),
  newest: (a, b) => b.createdAtSeconds - a.createdAtSeconds || b.id - a.id,
};
