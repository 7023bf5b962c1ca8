import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correctionsOf, kindsBeginningWith } from "./corrections.ts";
import { isOneTypoApart } from "./one-typo.ts";
import { WordTrie } from "./word-trie.ts";

const SHOPS = 1;
const USERS = 2;

function knowing(...words: string[]): WordTrie {
  const known = new WordTrie();
  for (const word of words) known.add(word, SHOPS);
  return known;
}

const beginnings = (known: WordTrie, word: string, kinds = SHOPS) =>
  correctionsOf(known, word, kinds).map(({ beginning }) => beginning);

describe("corrections of a word", () => {
  test.each([
    ["amstredam", "amsterdam"],
    ["amsterdma", "amsterdam"],
    ["asmt", "amsterdam"],
    ["amstedam", "amsterdam"],
    ["bulldgo", "bulldog"],
    ["ulldog", "bulldog"],
    ["edde", "ede"],
    ["skyxhigh", "skyhigh"],
    ["łodz𝒜", "łodz"],
  ])("%s may mean %s", (typed, known) => {
    expect(beginnings(knowing(known, "zwolle"), typed).some((meant) => known.startsWith(meant))).toBe(true);
  });

  test("a word of three letters means what it says", () => {
    expect(beginnings(knowing("ede"), "eed")).toEqual([]);
  });

  test("those with the same first letter are likelier", () => {
    expect(beginnings(knowing("hash", "dash", "bash"), "dasj")[0]).toBe("das");
    expect(beginnings(knowing("hash", "cash"), "hush")).toEqual(["hash"]);
    expect(beginnings(knowing("gash", "hasj"), "hash")).toEqual(["has", "gash"]);
  });

  test("only in the kinds that are asked for, and which of them is told", () => {
    const known = knowing("bulldog");
    known.add("bulldozer", USERS);
    expect(correctionsOf(known, "buldog", SHOPS | USERS)).toEqual([{ beginning: "bulldog", kinds: SHOPS }]);
    expect(correctionsOf(known, "buldo", SHOPS | USERS)).toEqual([
      { beginning: "bulldo", kinds: SHOPS | USERS },
    ]);
    expect(beginnings(known, "buldozer", SHOPS)).toEqual([]);
  });

  const letter = fc.constantFrom(..."abcé");
  const words = fc.array(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), { maxLength: 30 });

  test("are all beginnings of known words that are one typo away, but for those that others cover", () => {
    fc.assert(
      fc.property(words, fc.string({ unit: letter, minLength: 4, maxLength: 8 }), (known, typed) => {
        const near = known
          .flatMap((word) => [...word].map((_, place) => word.slice(0, place + 1)))
          .filter((one) => one !== typed && isOneTypoApart([...one], [...typed]));
        const uncovered = near.filter(
          (one) => ![typed, ...near].some((by) => by !== one && one.startsWith(by)),
        );
        expect(new Set(beginnings(knowing(...known), typed))).toEqual(new Set(uncovered));
      }),
      { numRuns: 3_000 },
    );
  });
});

test("the kinds of a beginning are those of all words that begin so", () => {
  const known = knowing("bulldog");
  known.add("bull", USERS);
  expect(kindsBeginningWith(known, "bul")).toBe(SHOPS | USERS);
  expect(kindsBeginningWith(known, "bulld")).toBe(SHOPS);
  expect(kindsBeginningWith(known, "bulldogs")).toBe(0);
  expect(kindsBeginningWith(new WordTrie(), "a")).toBe(0);
});

test("a trie outgrows its first lists", () => {
  const words = Array.from({ length: 3_000 }, (_, number) => `word${number}`);
  const known = knowing(...words);
  expect(words.filter((word) => kindsBeginningWith(known, word) !== SHOPS)).toEqual([]);
});
