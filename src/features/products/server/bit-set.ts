const BITS = 32;

/** A set of small whole numbers, a bit each, to be cut with others and counted by the word. Beyond its end there is nothing. */
export class BitSet {
  #words: Uint32Array;
  /** Words with anything in them, once somebody counts. */
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

  /** What is in both. */
  and(other: BitSet): BitSet {
    const length = Math.min(this.#words.length, other.#words.length);
    const words = this.#words.slice(0, length);
    for (let place = 0; place < length; place++) words[place]! &= other.#words[place]!;
    return new BitSet(words);
  }

  /** What is in either. */
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

  /** How many are in both. */
  countWith(other: BitSet): number {
    // What is sparse is asked of many others: where it has nothing, nobody looks.
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

/** In pairs, then fours, then bytes, as every processor manual has it. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
