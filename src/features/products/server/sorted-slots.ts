import type { BitSet } from "./bit-set.ts";

/** With more changes a full sort is faster. */
const MOST_MOVED = 200;

/** A sorted list of slots that is updated for single changes: sorting all of them again takes tens of milliseconds. */
export class SortedSlots {
  readonly #compare: (a: number, b: number) => number;
  #slots: number[];
  /** Changed since the last sort. */
  readonly #moved = new Set<number>();

  constructor(compare: (a: number, b: number) => number, slots: BitSet) {
    this.#compare = compare;
    this.#slots = this.#sorted(slots);
  }

  /** The slot was added, removed or changed. */
  touch(slot: number): void {
    this.#moved.add(slot);
  }

  /** Those of `slots`, in order. */
  now(slots: BitSet): readonly number[] {
    if (this.#moved.size > MOST_MOVED) this.#slots = this.#sorted(slots);
    else if (this.#moved.size > 0) {
      this.#slots = this.#slots.filter((slot) => !this.#moved.has(slot));
      for (const slot of this.#moved) if (slots.has(slot)) this.#insert(slot);
    }
    this.#moved.clear();
    return this.#slots;
  }

  #insert(slot: number): void {
    let [from, to] = [0, this.#slots.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#slots[middle] as number, slot) < 0) from = middle + 1;
      else to = middle;
    }
    this.#slots.splice(from, 0, slot);
  }

  #sorted(slots: BitSet): number[] {
    const all: number[] = [];
    slots.forEach((slot) => all.push(slot));
    return all.toSorted(this.#compare);
  }
}
