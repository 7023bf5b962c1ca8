/** The node of the empty prefix; as a result it means none. */
export const ROOT = 0;

/**
 * A trie of the prefixes of words; each node has the kinds (a set of bits) with a word of that prefix. In flat arrays: a million
 * nodes take thirteen megabytes, where objects would take a hundred.
 */
export class WordTrie {
  #count = 1;
  #letters = new Uint32Array(1024);
  #kinds = new Uint8Array(1024);
  #firstChildren = new Uint32Array(1024);
  #nextSiblings = new Uint32Array(1024);

  /** @param kinds bits, eight at most */
  add(word: string, kinds: number): void {
    let node = ROOT;
    for (const character of word) {
      const letter = character.codePointAt(0) ?? 0;
      node = this.child(node, letter) || this.#append(node, letter);
      this.#kinds[node] = this.kindsOf(node) | kinds;
    }
  }

  /** `ROOT` where there is no such child. */
  child(node: number, letter: number): number {
    let child = this.firstChild(node);
    while (child !== ROOT && this.#letters[child] !== letter) child = this.nextSibling(child);
    return child;
  }

  /** `ROOT` behind the last letter of a word. */
  firstChild(node: number): number {
    return this.#firstChildren[node] ?? ROOT;
  }

  /** `ROOT` behind the last one. */
  nextSibling(node: number): number {
    return this.#nextSiblings[node] ?? ROOT;
  }

  letterOf(node: number): number {
    return this.#letters[node] ?? 0;
  }

  kindsOf(node: number): number {
    return this.#kinds[node] ?? 0;
  }

  #append(parent: number, letter: number): number {
    if (this.#count === this.#letters.length) this.#grow();
    const node = this.#count;
    this.#count += 1;
    this.#letters[node] = letter;
    this.#nextSiblings[node] = this.firstChild(parent);
    this.#firstChildren[parent] = node;
    return node;
  }

  #grow(): void {
    const size = 2 * this.#letters.length;
    this.#letters = grown(this.#letters, new Uint32Array(size));
    this.#kinds = grown(this.#kinds, new Uint8Array(size));
    this.#firstChildren = grown(this.#firstChildren, new Uint32Array(size));
    this.#nextSiblings = grown(this.#nextSiblings, new Uint32Array(size));
  }
}

function grown<List extends Uint32Array | Uint8Array>(from: List, to: List): List {
  to.set(from);
  return to;
}
