import { expect, test } from "vitest";
import { type LikenessFacts, likeStrains, MOST_LIKE } from "./strain-likeness.ts";

function strain(slug: string, facts: Partial<LikenessFacts> = {}): LikenessFacts {
  return {
    id: [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0) % 100_003,
    slug,
    parentSlugs: [],
    breederId: null,
    marketedAs: null,
    effects: [],
    flavours: [],
    terpenes: [],
    isWellKnown: false,
    ...facts,
  };
}

/** The slugs of those like a strain, with why. */
function like(slug: string, strains: LikenessFacts[]): [slug: string, ...reasons: string[]][] {
  const slugOf = new Map(strains.map((one) => [one.id, one.slug]));
  const found = likeStrains(strains).get(strain(slug).id) ?? [];
  return found.map(({ otherId, reasons }) => [slugOf.get(otherId) ?? "?", ...reasons]);
}

test("a parent comes before a child, and a child before a sibling", () => {
  const strains = [
    strain("sibling", { parentSlugs: ["grandmother"] }),
    strain("child", { parentSlugs: ["mother"] }),
    strain("mother", { parentSlugs: ["grandmother", "lost"] }),
    strain("grandmother"),
  ];
  expect(like("mother", strains)).toEqual([
    ["grandmother", "isParent"],
    ["child", "isChild"],
    ["sibling", "parent:grandmother"],
  ]);
});

test("a parent that is no strain of ours is in common all the same", () => {
  const strains = [strain("one", { parentSlugs: ["lost"] }), strain("two", { parentSlugs: ["lost"] })];
  expect(like("one", strains)).toEqual([["two", "parent:lost"]]);
});

test("reasons are at most four, the strongest first", () => {
  const facts = {
    breederId: 7,
    marketedAs: "indica",
    effects: ["happy", "relaxed"],
    flavours: ["pine"],
    terpenes: ["pinene"],
  };
  expect(like("one", [strain("one", facts), strain("two", facts)])).toEqual([
    ["two", "terpene:pinene", "flavour:pine", "effect:happy", "effect:relaxed"],
  ]);
});

test("more in common stands before less, the better known before its equals", () => {
  const strains = [
    strain("one", { effects: ["happy", "relaxed"] }),
    strain("few", { effects: ["happy"] }),
    strain("many", { effects: ["happy", "relaxed"] }),
    strain("famous", { effects: ["relaxed"], isWellKnown: true }),
  ];
  expect(like("one", strains).map(([slug]) => slug)).toEqual(["many", "famous", "few"]);
});

test("being sold as the same kind is a reason only beside another", () => {
  const strains = [
    strain("one", { marketedAs: "hybrid", breederId: 1 }),
    strain("two", { marketedAs: "hybrid" }),
    strain("three", { marketedAs: "hybrid", breederId: 1 }),
  ];
  expect(like("one", strains)).toEqual([["three", "breeder", "marketedAs:hybrid"]]);
  expect(like("two", strains)).toEqual([]);
});

test("what nobody knows anything of is like nothing", () => {
  expect(likeStrains([strain("one"), strain("two")])).toEqual(new Map());
});

test("equals take turns, so that each of a large breeder stands somewhere", () => {
  const strains = Array.from({ length: 20 }, (_, number) => strain(`s${number}`, { breederId: 1 }));
  const named = new Set([...likeStrains(strains).values()].flat().map(({ otherId }) => otherId));
  expect(named.size).toBe(20);
  expect(like("s19", strains)).toHaveLength(MOST_LIKE);
});
