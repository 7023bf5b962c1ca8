import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { brandsAddress, readBrandFilters } from "../brand-query.ts";
import { brandBySlug } from "./brand-by-slug.ts";
import { brandsIn } from "./brands-in.ts";
import { indexBrands } from "./index-brands.ts";
import { saveBrands, type SourcedBrand } from "./save-brands.ts";
import { storeBrandRanks } from "./store-brand-ranks.ts";

function brandOf(brand: Partial<SourcedBrand> & Pick<SourcedBrand, "slug" | "name">): SourcedBrand {
  return {
    kind: "breeder",
    isSample: false,
    isLicensedGrower: false,
    note: null,
    website: null,
    description: null,
    source: "kushy",
    observedOn: "2017-11",
    ...brand,
  };
}

const database = testWorld(async (database) => {
  const brandIds = await saveBrands(database, [
    brandOf({
      slug: "dijkzaden",
      name: "Dijkzaden",
      description: { nl: "Zaden van de dijk.", source: "nl" },
    }),
    brandOf({ slug: "amstel-seeds", name: "Amstel Seeds", note: "once Amstel Genetics" }),
    brandOf({
      slug: "papierfabriek",
      name: "Papierfabriek",
      kind: "accessories",
      website: "https://example.org/",
    }),
    brandOf({
      slug: "lage-landen",
      name: "Lage Landen",
      kind: "producer",
      isLicensedGrower: true,
      source: "tradePage",
    }),
    brandOf({ slug: "sample-aaa", name: "Aaa", kind: "producer", isSample: true, source: "sample" }),
  ]);
  await storeBrandRanks(database, { brandIds });
  await indexBrands(database, { brandIds });
});

const read = (query: string) => readBrandFilters(new URLSearchParams(query)).filters;
const list = (query = "") => brandsIn(database, read(query));
const slugs = async (query = "") => (await list(query)).items.map(({ slug }) => slug);

test("brands stand with counts of every kind, without invented ones and licensed growers", async () => {
  expect(await list()).toMatchObject({
    total: 3,
    page: 1,
    pageCount: 1,
    kindCounts: { breeder: 2, producer: 0, accessories: 1 },
  });
  expect(await slugs()).toEqual(["amstel-seeds", "dijkzaden", "papierfabriek"]);
  expect(await slugs("sort=name")).toEqual(["amstel-seeds", "dijkzaden", "papierfabriek"]);
});

test("a kind narrows the list and not the counts beside it", async () => {
  expect(await list("kind=breeder")).toMatchObject({ total: 2, kindCounts: { breeder: 2, accessories: 1 } });
  expect(await slugs("kind=breeder")).toEqual(["amstel-seeds", "dijkzaden"]);
});

test("a search forgives a typo, and never finds a grower", async () => {
  expect(await slugs("q=dijkzdaen")).toEqual(["dijkzaden"]);
  expect(await slugs("q=lage landen")).toEqual([]);
  expect(await slugs("q=%25")).toHaveLength(3);
});

test("a page past the end is the last one, and nonsense in the query is ignored", async () => {
  expect(await list("page=999")).toMatchObject({ page: 1, total: 3 });
  expect(brandsAddress(read("page=x&kind=shop&sort=paid"))).toBe("/brand");
  expect(brandsAddress(read("page=2&kind=breeder&q=a&sort=name"))).toBe(
    "/brand?q=a&kind=breeder&sort=name&page=2",
  );
});

test("a brand tells its facts with source and age, and its words in a language that it has", async () => {
  expect(await brandBySlug(database, { slug: "dijkzaden", locale: "de" })).toMatchObject({
    name: "Dijkzaden",
    description: { text: "Zaden van de dijk.", locale: "nl" },
    source: "kushy",
    observedOn: "2017-11",
    isLicensedGrower: false,
  });
  expect(await brandBySlug(database, { slug: "lage-landen", locale: "nl" })).toMatchObject({
    isLicensedGrower: true,
  });
  await expect(brandBySlug(database, { slug: "nobody", locale: "nl" })).rejects.toMatchObject({
    kind: "notFound",
  });
});

const rateBrands = statement(
  "test-rate-brands",
  () => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'brand', id, 3, 400 from brand where not is_sample and not is_licensed_grower
    on conflict do nothing`,
);

test("the best rated are spoken of once ten brands are rated, whatever is searched for", async () => {
  expect((await list()).hasRatings).toBe(false);
  const more = Array.from({ length: 6 }, (_, place) =>
    brandOf({ slug: `oever-${place}`, name: `Oever ${place}` }),
  );
  await saveBrands(database, more);
  await rateBrands.run(database);
  expect((await list()).hasRatings).toBe(false);
  await saveBrands(database, [brandOf({ slug: "waterkant", name: "Waterkant" })]);
  await rateBrands.run(database);
  expect((await list("q=dijkzaden")).hasRatings).toBe(true);
});
