import { describe, expect, test } from "vitest";
import { kindBits } from "./kind-bits.ts";
import { meaningsBy, unknownWords } from "./meanings.ts";
import { WordTrie } from "./word-trie.ts";

const known = new WordTrie();
known.add("bulldog", kindBits(["shops"]));
known.add("skye", kindBits(["users"]));

describe("words of a question", () => {
  test("are unknown when no word of these kinds begins so", () => {
    expect(unknownWords(known, ["bull", "skye", "bulls"], ["shops", "brands"])).toEqual(["skye", "bulls"]);
    expect(unknownWords(known, ["skye"], ["users"])).toEqual([]);
  });

  test("stand for themselves, and for what is a typo away when they are in doubt", () => {
    const meanings = meaningsBy(known, { doubtful: ["buldog", "elsewhere"], kinds: ["shops", "users"] });
    expect(meanings("buldog")).toEqual(["buldog", "bulldog"]);
    expect(meanings("elsewhere")).toEqual(["elsewhere"]);
    expect(meanings("sky")).toEqual(["sky"]);
  });

  test("stand for two dozen others at most", () => {
    const many = new WordTrie();
    const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    for (const letter of letters) many.add(`ha${letter}h`, kindBits(["shops"]));
    expect(meaningsBy(many, { doubtful: ["haßh"], kinds: ["shops"] })("haßh")).toHaveLength(25);
  });
});
