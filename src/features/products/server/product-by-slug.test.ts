import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { productBySlug } from "./product-by-slug.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";
import { storeSimilarStrains } from "./store-similar-strains.ts";

const database = testWorld(settleSmallCatalogue);

const product = (slug: string) => productBySlug(database, { slug, locale: "nl" });

test("a product tells its facts, each percentage with how and when it was measured", async () => {
  expect(await product("laagland-fog")).toMatchObject({
    name: "Laagland Fog",
    type: "weed",
    ownBrand: { slug: "lage-landen", name: "Lage Landen" },
    subCategory: "greenhouse",
    thcPermille: 165,
    cbdPermille: 2,
    potencyMethod: "lab",
    potencyObservedOn: "2026-09-14",
    shopCount: 2,
    lowCentsPerGram: 1200,
    medianCentsPerGram: 1350,
    highCentsPerGram: 1500,
  });
});

test("a strain stands with its other names and its breeder, and leads to its unbranded product", async () => {
  const { strain } = await product("fog-stick");
  expect(strain).toMatchObject({
    name: "Morning Fog",
    aliases: ["Ochtendmist"],
    breeder: { slug: "dijkzaden", name: "Dijkzaden" },
    marketedAs: "sativa",
    terpenes: ["limonene"],
    productSlug: "morning-fog",
  });
});

test("parents that nobody knows more of keep their names, and children stand best known first", async () => {
  const { lineage } = await product("polder-haze");
  expect(lineage).toEqual({
    parents: [
      { name: "Morning Fog", productSlug: "morning-fog", parents: [] },
      { name: "Lost Landrace", productSlug: null, parents: [] },
    ],
    children: [],
    childCount: 0,
  });
  expect((await product("morning-fog")).lineage).toMatchObject({
    parents: [],
    children: [
      { name: "Polder Haze", productSlug: "polder-haze" },
      { name: "Evening Dyke", productSlug: "evening-dyke" },
    ],
    childCount: 2,
  });
});

test("strains that are like it come with their reasons and the names in them", async () => {
  await storeSimilarStrains(database);
  const { similar, strainNames } = await product("polder-haze");
  expect(similar.map(({ product: { slug } }) => slug)).toEqual(["morning-fog", "evening-dyke"]);
  expect(similar[0]?.reasons[0]).toBe("isParent");
  expect(similar[1]?.reasons[0]).toBe("parent:morning-fog");
  expect(strainNames).toEqual({ "morning-fog": "Morning Fog" });
});

test("other products of the strain stand beside it, invented ones never beside real ones", async () => {
  const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);
  expect(slugs((await product("morning-fog")).ofStrain)).toEqual(["laagland-fog", "fog-stick"]);
  expect(slugs((await product("sample-pillow-fort")).ofStrain)).toEqual([]);
});

test("a product without a strain has no family", async () => {
  expect(await product("red-sand")).toMatchObject({
    strain: null,
    lineage: { parents: [], children: [], childCount: 0 },
    similar: [],
    ofStrain: [],
    ofBrand: [],
  });
});

test("what is no longer made has a page, what is not yet published has none", async () => {
  expect(await product("old-blend")).toMatchObject({ status: "discontinued" });
  await expect(product("not-yet")).rejects.toMatchObject({ kind: "notFound" });
  await expect(product("nobody")).rejects.toMatchObject({ kind: "notFound" });
  await expect(product("'; --")).rejects.toMatchObject({ kind: "notFound" });
});
