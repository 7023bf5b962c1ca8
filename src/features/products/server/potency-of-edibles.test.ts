import { describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { demoProducts } from "./demo-catalogue.ts";
import { inventedProduct } from "./invented-product.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveProducts, type SourcedProduct } from "./save-products.ts";
import { productOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const COOKIE = {
  slug: "late-cookie",
  name: "Late Cookie",
  type: "edibles",
  thcMicrogramsPerPiece: 5000,
} as const;

describe("milligrams of THC", () => {
  const database = testWorld(settleSmallCatalogue);

  const save = (potency: SourcedProduct["potency"]) =>
    saveProducts(database, [productOf({ ...COOKIE, potency })]);

  test.each(["label", "lab"] as const)("are told with their date where a %s says them", async (method) => {
    await save({ method, observedOn: "2026-08" });
    expect(await productBySlug(database, { slug: COOKIE.slug, locale: "nl" })).toMatchObject({
      thcMicrogramsPerPiece: 5000,
      potencyMethod: method,
      potencyObservedOn: "2026-08",
    });
  });

  test("are refused without saying how and when they are known", async () => {
    await expect(save(null)).rejects.toThrow("product_potency_is_known");
  });

  test("are refused from a catalogue of strains", async () => {
    await expect(save({ method: "catalogue", observedOn: "2017-11" })).rejects.toThrow(
      "product_milligrams_are_of_it",
    );
  });

  test("of samples all say how they are known", () => {
    const invented = [
      ...demoProducts(),
      ...Array.from({ length: 200 }, (_, index) => inventedProduct(index)),
    ];
    const withMilligrams = invented.filter(({ thcMicrogramsPerPiece }) => thcMicrogramsPerPiece !== null);
    expect(withMilligrams.length).toBeGreaterThan(20);
    expect(withMilligrams.filter(({ potency }) => potency?.method !== "label")).toEqual([]);
  });
});
