import { BitSet } from "./bit-set.ts";
import { type RememberedMenu, type SlotOf, Stock } from "./place-inventory.ts";

export interface PlaceWithProducts {
  id: number;
  slots: BitSet;
  size: number;
}

export interface Place {
  type: "city" | "municipality";
  id: number;
}

/** What each shop of a site sells, and with that what can be had in a place and in its shops that are open. */
export class MenuIndex {
  readonly #slotOf: SlotOf;
  readonly #menus = new Map<number, RememberedMenu>();
  /** Worked out when they are asked for, until something changes there. */
  readonly #stocks = new Map<string, Stock>();
  readonly #cities = new Map<number, PlaceWithProducts>();
  /** All of them: most first. */
  #ranked: PlaceWithProducts[] | undefined;
  #open = { minute: Number.NaN, shopIds: new Set<number>(), slots: new Map<string, BitSet>() };

  constructor(slotOf: SlotOf) {
    this.#slotOf = slotOf;
  }

  put(menu: RememberedMenu): void {
    this.remove(menu.shopId);
    this.#menus.set(menu.shopId, menu);
    this.#forgetPlacesOf(menu);
  }

  remove(shopId: number): void {
    const menu = this.#menus.get(shopId);
    if (!menu) return;
    this.#menus.delete(shopId);
    this.#forgetPlacesOf(menu);
  }

  /** Products have come or gone: menus may have named them before, and their slots go to others. */
  forgetPlaces(): void {
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

  /** For every city where something can be had, what, and how much that is: most first. */
  inEachCity(): readonly PlaceWithProducts[] {
    this.#ranked ??= this.#rankCities();
    return this.#ranked;
  }

  knowsWhoIsOpen(minute: number): boolean {
    return this.#open.minute === minute;
  }

  rememberOpen(minute: number, shopIds: readonly number[]): void {
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

  #menusIn(place: Place | null): RememberedMenu[] {
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

  #slotsOn(menus: readonly RememberedMenu[]): BitSet {
    const slots = new BitSet();
    for (const { productIds } of menus) {
      for (const productId of productIds) {
        const slot = this.#slotOf(productId);
        if (slot !== undefined) slots.add(slot);
      }
    }
    return slots;
  }

  #forgetPlacesOf({ cityId, municipalityId }: RememberedMenu): void {
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
