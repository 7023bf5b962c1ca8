import { sql } from "kysely";
import { expect, test } from "vitest";
import { importCities } from "#features/places/server/import-cities.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { indexProducts } from "./index-products.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveProducts } from "./save-products.ts";
import { productOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const EDAM = `geonames_id,name,latitude,longitude,province,municipality,population
2756429,Edam,52.51167,5.04861,Noord-Holland,Zaanstad,7380
`;

const cityComes = () => importCities(database, bytesOf(EDAM));

const renameCity = statement(
  "test-rename-city",
  (_, p: Params<{ from: string; to: string }>) => sql`update city set slug = ${p.to} where slug = ${p.from}`,
);

async function addEdam(slug = "edam", type: "weed" | "hash" = "weed"): Promise<void> {
  const productIds = await saveProducts(database, [productOf({ slug, name: "Edam", type })]);
  await indexProducts(database, { productIds });
}

const find = (slug: string) => productBySlug(database, { slug, locale: "nl" });

test("a product whose slug a city takes adds its type, and its old address leads there", async () => {
  await addEdam();
  expect((await cityComes()).addedCount).toBe(1);
  expect(await find("edam-weed")).toMatchObject({ name: "Edam", type: "weed" });
  await expect(find("edam")).rejects.toMatchObject({ kind: "notFound" });
  expect(await redirectFor(database, { path: "/de/weed/edam" })).toBe("/de/weed/edam-weed");
});

test("it is found under its new address", async () => {
  await addEdam();
  await cityComes();
  const found = await autocomplete(database, { kinds: ["products"], question: "edam", locale: "nl" });
  expect(found.map(({ url }) => url)).toContain("edam-weed");
});

test("where the type is taken as well it adds a number, and older addresses still lead there in one hop", async () => {
  await addEdam("edam", "hash");
  await saveProducts(database, [productOf({ slug: "edam-hash", name: "Edam hash", type: "hash" })]);
  await addRedirect(database, { from: "/hash/kaas", to: "/hash/edam" });
  await cityComes();
  expect(await find("edam-hash-2")).toMatchObject({ name: "Edam" });
  expect(await redirectFor(database, { path: "/hash/kaas" })).toBe("/hash/edam-hash-2");
});

test("a city that is renamed takes a slug just the same", async () => {
  await addEdam("vleuten-de-meern");
  await renameCity.run(database, { from: "vleuten", to: "vleuten-de-meern" });
  expect(await find("vleuten-de-meern-weed")).toMatchObject({ name: "Edam" });
});

test("the same cities again rename nothing", async () => {
  await addEdam();
  await cityComes();
  expect((await cityComes()).unchangedCount).toBe(1);
  expect(await find("edam-weed")).toMatchObject({ name: "Edam" });
});

test("a trial takes the new name back with everything else", async () => {
  await addEdam();
  await importCities(database, bytesOf(EDAM), { isDryRun: true });
  expect(await find("edam")).toMatchObject({ name: "Edam" });
  expect(await redirectFor(database, { path: "/weed/edam" })).toBeNull();
});
