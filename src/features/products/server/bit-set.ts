const BITS = 32;

/** A bitmap: a set of small whole numbers, intersected and counted word by word. Numbers beyond its end are not in it. */
export class BitSet {
  #words: Uint32Array;
  /** The number of non-zero words, computed at the first count. */
  #filledPlaces: Uint32Array | undefined;

  constructor(words: Uint32Array = new Uint32Array(0)) {
    this.#words = words;
  }

  static of(numbers: Iterable<number>): BitSet {
    const set = new BitSet();
    for (const number of numbers) set.add(number);
    return set;
  }

  add(number: number): void {
    this.#filledPlaces = undefined;
    const place = number >>> 5;
    if (place >= this.#words.length) this.#grow(place);
    this.#words[place] = (this.#words[place] ?? 0) | (1 << (number % BITS));
  }

  delete(number: number): void {
    this.#filledPlaces = undefined;
    const place = number >>> 5;
    if (place < this.#words.length) this.#words[place] = (this.#words[place] ?? 0) & ~(1 << (number % BITS));
  }

  has(number: number): boolean {
    return ((this.#words[number >>> 5] ?? 0) & (1 << (number % BITS))) !== 0;
  }

  /** The intersection. */
  and(other: BitSet): BitSet {
    const length = Math.min(this.#words.length, other.#words.length);
    const words = this.#words.slice(0, length);
    for (let place = 0; place < length; place++) words[place]! &= other.#words[place]!;
    return new BitSet(words);
  }

  /** The union. */
  or(other: BitSet): BitSet {
    const [shorter, longer] =
      this.#words.length < other.#words.length ? [this.#words, other.#words] : [other.#words, this.#words];
    const words = longer.slice();
    for (let place = 0; place < shorter.length; place++) words[place]! |= shorter[place]!;
    return new BitSet(words);
  }

  get count(): number {
    let sum = 0;
    for (const word of this.#words) sum += onesIn(word);
    return sum;
  }

  /** The size of the intersection. */
  countWith(other: BitSet): number {
    // A sparse set is intersected with many others: only its non-zero words are visited.
    const places = (this.#filledPlaces ??= this.#findFilledPlaces());
    let sum = 0;
    for (const place of places) {
      const word = this.#words[place]! & (other.#words[place] ?? 0);
      if (word !== 0) sum += onesIn(word);
    }
    return sum;
  }

  forEach(call: (number: number) => void): void {
    for (let place = 0; place < this.#words.length; place++) {
      let word = this.#words[place]!;
      while (word !== 0) {
        call(place * BITS + (BITS - 1 - Math.clz32(word & -word)));
        word &= word - 1;
      }
    }
  }

  #findFilledPlaces(): Uint32Array {
    const places = new Uint32Array(this.#words.length);
    let count = 0;
    for (let place = 0; place < this.#words.length; place++)
      if (this.#words[place] !== 0) places[count++] = place;
    return places.subarray(0, count);
  }

  #grow(place: number): void {
    const words = new Uint32Array(Math.max(place + 1, this.#words.length * 2, 32));
    words.set(this.#words);
    this.#words = words;
  }
}

/** Population count: in pairs, then fours, then bytes, as in processor manuals. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
