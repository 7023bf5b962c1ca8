import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { placeOrProduct } from "./place-or-product.ts";
import { saveProducts } from "./save-products.ts";
import { productOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallCatalogue(database));

const meaningOf = (slug: string) => placeOrProduct(database, { slug });

test("the slug of a product says under which word its page stands", async () => {
  await saveProducts(database, [productOf({ slug: "edam", name: "Edam", type: "hash" })]);
  expect(await meaningOf("edam")).toEqual({ isPlace: false, productType: "hash" });
});

test.each(["vleuten", "zaanstad"])("the city or municipality %s is a place", async (slug) => {
  expect(await meaningOf(slug)).toEqual({ isPlace: true, productType: null });
});

test("a product that is not shown means nothing", async () => {
  await saveProducts(database, [productOf({ slug: "edam", name: "Edam", status: "draft" })]);
  await expect(meaningOf("edam")).rejects.toMatchObject({ kind: "notFound" });
});

test.each(["nowhere", "", "%00"])("“%s” means nothing", async (slug) => {
  await expect(meaningOf(slug)).rejects.toMatchObject({ kind: "notFound" });
});
