import * as fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchWords } from "#features/search/search-words.ts";
import { indexShops } from "#features/shops/server/index-shops.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { PackContent } from "../pack.ts";
import { packList } from "../pack-list.ts";
import { landmarksCalledInPack } from "../pack-search.ts";
import { packContent } from "./pack-content.ts";
import { settlePackedTown } from "./packed-town.test-support.ts";

const database = testWorld(settlePackedTown);

const mergeInto = statement(
  "test-merge-into",
  (_, p: Params<{ slug: string; into: string }>) => sql`
    update shop set status = 'merged', merged_into_id = (select id from shop where slug = ${p.into}) where slug = ${p.slug}`,
);
const renameTo = statement(
  "test-rename-shop",
  (_, p: Params<{ slug: string; name: string }>) =>
    sql`update shop set name = ${p.name} where slug = ${p.slug}`,
);
const shopIds = statement("test-all-shop-ids", () => sql<{ id: number }>`select id from shop`);

async function packOf(slug: string): Promise<PackContent> {
  return JSON.parse(JSON.stringify(await packContent(database, { slug, now: NOW }))) as PackContent;
}

async function foundBySite({ city }: PackContent, q: string): Promise<string[]> {
  const scope = { kind: "city", id: city.id } as const;
  const slugs: string[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const list = await shopsIn(database, {
      scope,
      filters: { ...NO_FILTERS, q, page },
      locale: "nl",
      now: NOW,
    });
    slugs.push(...list.items.map(({ slug }) => slug));
    ({ pageCount } = list);
  }
  return slugs;
}

function foundInPack(pack: PackContent, q: string): string[] {
  const { items } = packList(pack, { filters: { ...NO_FILTERS, q }, locale: "nl", now: NOW, isWhole: true });
  return items.map(({ slug }) => slug);
}

/** Each letter left out, doubled, taken for another one, or swapped with the next. */
function typosOf(name: string): string[] {
  const letters = Array.from(name);
  return letters.flatMap((letter, place) => [
    letters.toSpliced(place, 1).join(""),
    letters.toSpliced(place, 0, letter).join(""),
    letters.toSpliced(place, 1, "x").join(""),
    letters.toSpliced(place, 2, letters[place + 1] ?? "", letter).join(""),
  ]);
}

test.each(["utrecht", "rotterdam", "hoek-van-holland", "s-hertogenbosch", "maastricht"])(
  "a shop of %s is found by its name with a typo, as on the site",
  async (city) => {
    const pack = await packOf(city);
    const names = new Set(pack.shops.flatMap(({ name, street }) => [name, street ?? name]));
    const typed = new Set([...names].flatMap((name) => [name, ...typosOf(name)]));
    let foundCount = 0;
    for (const q of typed) {
      const found = foundInPack(pack, q);
      expect({ q, found }).toEqual({ q, found: await foundBySite(pack, q) });
      foundCount += +(found.length > 0);
    }
    expect(foundCount).toBeGreaterThan(typed.size / 2);
  },
);

/** Words that find shops of the city, and pieces of their addresses. */
function wordsAbout({ shops, city }: PackContent): string[] {
  const words = shops.flatMap(({ name, street, houseNumber, postcode, formerNames }) => [
    ...searchWords(`${name} ${formerNames.join(" ")}`),
    ...(street === null ? [] : [street, `${street} ${houseNumber}`]),
    ...(postcode === null ? [] : [postcode, postcode.slice(0, 4)]),
  ]);
  return [...new Set([...words, city.name, ...city.aliases])];
}

test("whatever the site finds in a city the pack finds too: by many words, with typos, without spaces, by their beginnings", async () => {
  const packs = await Promise.all(["zaandam", "utrecht", "s-hertogenbosch", "rotterdam"].map(packOf));
  const anyWord = fc.constantFrom(...packs.flatMap(wordsAbout));
  const change = fc.oneof(
    fc.constant((text: string) => text),
    fc
      .nat({ max: 200 })
      .map((place) => (text: string) => typosOf(text)[place % typosOf(text).length] ?? text),
    fc.nat({ max: 8 }).map((length) => (text: string) => text.slice(0, 3 + length)),
  );
  const question = fc.constantFrom(...packs).chain((pack) => {
    const word = fc.oneof({ arbitrary: fc.constantFrom(...wordsAbout(pack)), weight: 6 }, anyWord);
    const changed = fc.tuple(word, change).map(([text, changedBy]) => changedBy(text));
    const words = fc.oneof(fc.array(changed, { minLength: 1, maxLength: 3 }), fc.tuple(changed));
    return fc.record({ pack: fc.constant(pack), words, space: fc.constantFrom(" ", " ", " ", "") });
  });
  let foundCount = 0;
  await fc.assert(
    fc.asyncProperty(question, async ({ pack, words, space }) => {
      const q = words.join(space);
      const there = await foundBySite(pack, q);
      const here = foundInPack(pack, q);
      const missing = there.filter((slug) => !here.includes(slug));
      expect({ q, city: pack.city.slug, missing }).toEqual({ q, city: pack.city.slug, missing: [] });
      foundCount += +(there.length > 0);
    }),
    { numRuns: 500 },
  );
  expect(foundCount).toBeGreaterThan(150);
});

test.each([
  ["s-hertogenbosch", "Bois-le-Duc"],
  ["s-hertogenbosch", "den bosch ricks"],
  ["rotterdam", "rotterdam skyhigh"],
  ["zaandam", "oude molen"],
  ["zaandam", "1506 AB"],
  ["zaandam", "1506"],
  ["zaandam", "Vinkenstraat 1a"],
  ["zaandam", "Vinkenstraat 1"],
  ["zaandam", "Vinkenstrat 1"],
  ["zaandam", "Vinkenstraat 1b"],
  ["zaandam", "Vinkenstraat 99"],
  ["zaandam", "?!"],
  ["zaandam", "zzzz"],
])("in %s, %s finds what it finds on the site", async (city, q) => {
  const pack = await packOf(city);
  const there = await foundBySite(pack, q);
  expect(there.length > 0).toBe(q !== "zzzz");
  expect(foundInPack(pack, q)).toEqual(there);
});

test("a shop is found by the name of one that became part of it", async () => {
  await mergeInto.run(database, { slug: "cafe-zwart", into: "andersom" });
  const ids = await shopIds.all(database);
  await indexShops(database, { shopIds: ids.map(({ id }) => id) });
  const pack = await packOf("utrecht");
  expect(foundInPack(pack, "zwrat")).toEqual(["andersom"]);
  expect(await foundBySite(pack, "zwrat")).toEqual(["andersom"]);
});

test("where another city has the words, the site gives this one nothing, and the pack what comes next to them", async () => {
  // Mosa is a shop of Maastricht.
  await renameTo.run(database, { slug: "sky-high", name: "Moss" });
  const pack = await packOf("rotterdam");
  expect(await foundBySite(pack, "mosa")).toEqual([]);
  expect(foundInPack(pack, "mosa")).toEqual(["sky-high"]);
});

test("a place where a walk may begin is found by its name, with a typo too", async () => {
  const place = { kind: "station", latitude: 52.09, longitude: 5.11 } as const;
  const landmarks = [
    { ...place, name: "Utrecht Centraal" },
    { ...place, name: "Domtoren" },
  ];
  const pack: PackContent = { ...(await packOf("utrecht")), landmarks };
  const called = (q: string) => landmarksCalledInPack(pack, q).map(({ name }) => name);
  expect(called("utrecht c")).toEqual(["Utrecht Centraal"]);
  expect(called("domtroen")).toEqual(["Domtoren"]);
  expect(called("?")).toEqual([]);
});
