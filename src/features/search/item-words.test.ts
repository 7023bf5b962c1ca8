import { describe, expect, test } from "vitest";
import { itemWords } from "./item-words.ts";
import { WEIGHT_BITS } from "./ranking.ts";

describe("the words of an item", () => {
  const { words, wholeNames } = itemWords({
    kind: "cities",
    name: "Rick's Café Zoë",
    names: { de: "Ricks Kneipe" },
    aliases: ["The Rick"],
    placeNames: ["Nieuwe Rick"],
    weight: 7.4,
  });
  const points = Object.entries(words).map(([word, weight]) => `${word} ${weight >> WEIGHT_BITS}`);

  test("are those of all its names, plain, alone and joined, each with what it is worth", () => {
    expect(points.toSorted()).toEqual([
      "cafe 4",
      "cafezoe 2",
      "kneipe 4",
      "nieuwe 0",
      "rick 6",
      "ricks 6",
      "rickskneipe 2",
      "s 4",
      "scafe 2",
      "the 6",
      "therick 2",
      "zoe 4",
    ]);
  });

  test("carry the weight of the item", () => {
    expect(new Set(Object.values(words).map((weight) => weight % 2 ** WEIGHT_BITS))).toEqual(new Set([7]));
  });

  test("and its whole names stand without spaces", () => {
    expect(wholeNames).toEqual(["rickscafezoe", "rickskneipe", "therick"]);
  });

  test("of a name without a letter are none", () => {
    expect(itemWords({ kind: "cities", name: "★", weight: 0 })).toEqual({ words: {}, wholeNames: [] });
  });
});
