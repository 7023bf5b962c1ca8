import { BitSet } from "./bit-set.ts";
import { type IndexedMenu, type SlotOf, Stock } from "./place-inventory.ts";

export interface PlaceWithProducts {
  id: number;
  slots: BitSet;
  size: number;
}

export interface Place {
  type: "city" | "municipality";
  id: number;
}

/** The menu index: what each shop sells, and from that what can be had in a place and in its open shops. */
export class MenuIndex {
  readonly #slotOf: SlotOf;
  readonly #menus = new Map<number, IndexedMenu>();
  /** Memoised by place, and invalidated by changes there. */
  readonly #stocks = new Map<string, Stock>();
  readonly #cities = new Map<number, PlaceWithProducts>();
  /** All of them: most first. */
  #ranked: PlaceWithProducts[] | undefined;
  #open = { minute: Number.NaN, shopIds: new Set<number>(), slots: new Map<string, BitSet>() };

  constructor(slotOf: SlotOf) {
    this.#slotOf = slotOf;
  }

  put(menu: IndexedMenu): void {
    this.remove(menu.shopId);
    this.#menus.set(menu.shopId, menu);
    this.#invalidatePlacesOf(menu);
  }

  remove(shopId: number): void {
    const menu = this.#menus.get(shopId);
    if (!menu) return;
    this.#menus.delete(shopId);
    this.#invalidatePlacesOf(menu);
  }

  /** Invalidates all places after products were added or removed: menus may name them, and slots are reused. */
  invalidatePlaces(): void {
    this.#stocks.clear();
    this.#cities.clear();
    this.#ranked = undefined;
    this.#open.slots.clear();
  }

  /** What can be had in the shops of a place. */
  in(place: Place): Stock {
    const key = keyOf(place);
    const known = this.#stocks.get(key);
    if (known) return known;
    const stock = new Stock(this.#menusIn(place), this.#slotOf);
    this.#stocks.set(key, stock);
    return stock;
  }

  /** For every city where something can be had: which products, and how many, most first. */
  inEachCity(): readonly PlaceWithProducts[] {
    this.#ranked ??= this.#rankCities();
    return this.#ranked;
  }

  knowsWhoIsOpen(minute: number): boolean {
    return this.#open.minute === minute;
  }

  setOpenShops(minute: number, shopIds: readonly number[]): void {
    this.#open = { minute, shopIds: new Set(shopIds), slots: new Map() };
  }

  /** What can be had in those shops of a place that are open; null for anywhere. */
  openIn(place: Place | null): BitSet {
    const { shopIds, slots } = this.#open;
    const key = place ? keyOf(place) : "anywhere";
    const known = slots.get(key);
    if (known) return known;
    const menus = this.#menusIn(place).filter(({ shopId }) => shopIds.has(shopId));
    const open = this.#slotsOn(menus);
    slots.set(key, open);
    return open;
  }

  #menusIn(place: Place | null): IndexedMenu[] {
    const menus = [...this.#menus.values()];
    if (!place) return menus;
    const idOf = place.type === "city" ? "cityId" : "municipalityId";
    return menus.filter((menu) => menu[idOf] === place.id);
  }

  #rankCities(): PlaceWithProducts[] {
    for (const id of new Set([...this.#menus.values()].map(({ cityId }) => cityId))) {
      if (this.#cities.has(id)) continue;
      const city = { type: "city", id } as const;
      const slots = this.#stocks.get(keyOf(city))?.slots ?? this.#slotsOn(this.#menusIn(city));
      this.#cities.set(id, { id, slots, size: slots.count });
    }
    return [...this.#cities.values()].toSorted((a, b) => b.size - a.size);
  }

  #slotsOn(menus: readonly IndexedMenu[]): BitSet {
    const slots = new BitSet();
    for (const { productIds } of menus) {
      for (const productId of productIds) {
        const slot = this.#slotOf(productId);
        if (slot !== undefined) slots.add(slot);
      }
    }
    return slots;
  }

  #invalidatePlacesOf({ cityId, municipalityId }: IndexedMenu): void {
    this.#stocks.delete(keyOf({ type: "city", id: cityId }));
    this.#stocks.delete(keyOf({ type: "municipality", id: municipalityId }));
    this.#cities.delete(cityId);
    this.#ranked = undefined;
    this.#open.slots.clear();
  }
}

function keyOf({ type, id }: Place): string {
  return `${type} ${id}`;
}
