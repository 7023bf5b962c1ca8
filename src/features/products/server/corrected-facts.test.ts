import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { lockCatalogue } from "./lock-catalogue.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveCorrections } from "./save-corrections.ts";
import { saveProducts } from "./save-products.ts";
import { saveStrains } from "./save-strains.ts";
import { productOf, settleSmallCatalogue, strainOf } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const product = (slug: string) => productBySlug(database, { slug, locale: "nl" });

/** Somebody put right the name and the strength of a product, and the effects of its strain. */
async function correct() {
  const { id: productId, strain } = await product("polder-haze");
  const correction = { source: "visitor", observedOn: "2026-11-20" } as const;
  const told = { productId, strainId: null, correction, changeId: null };
  const potency = { potency_method: "label", potency_observed_on: "2026-11-20" } as const;
  await database.transaction(async (tx) => {
    await lockCatalogue.run(tx);
    await saveCorrections(tx, [
      { ...told, fact: "name", columns: { name: "Haze", sort_name: "haze" } },
      { ...told, fact: "potency", columns: { thc_permille: 190, cbd_permille: null, ...potency } },
      {
        ...told,
        productId: null,
        strainId: strain?.id ?? null,
        fact: "effects",
        columns: { effects: ["sleepy"] },
      },
    ]);
  });
}

const shared = { slug: "polder-haze", name: "Polder Haze", cbdPermille: 9, observedOn: "2026-12" } as const;

const STRAIN = strainOf({
  ...shared,
  effects: ["happy"],
  flavours: ["mint"],
  marketedAs: "indica",
  thcPermille: 230,
});

const PRODUCT = productOf({
  ...shared,
  strainSlug: "polder-haze",
  subCategory: "indoor",
  thcPermille: 230,
  potency: { method: "catalogue", observedOn: "2026-12" },
  source: "kushy",
});

test("files leave alone what people put right, and correct the rest", async () => {
  await correct();
  await saveStrains(database, [STRAIN]);
  await saveProducts(database, [PRODUCT]);
  expect(await product("polder-haze")).toMatchObject({
    name: "Haze",
    subCategory: "indoor",
    thcPermille: 190,
    cbdPermille: null,
    potencyMethod: "label",
    potencyObservedOn: "2026-11-20",
    strain: { effects: ["sleepy"], flavours: ["mint"], marketedAs: "indica" },
  });
  // What differs only in what is left alone is not written.
  expect(await saveProducts(database, [{ ...PRODUCT, name: "Polder Haze II" }])).toEqual([]);
  expect(await saveStrains(database, [{ ...STRAIN, effects: ["tingly"] }])).toEqual([]);
});

test("without a correction a file says all of it", async () => {
  await saveStrains(database, [STRAIN]);
  await saveProducts(database, [PRODUCT]);
  expect(await product("polder-haze")).toMatchObject({
    name: "Polder Haze",
    thcPermille: 230,
    cbdPermille: 9,
    potencyMethod: "catalogue",
    strain: { effects: ["happy"] },
    corrections: [],
  });
});
