import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { emptyDatabase } from "#tests/support/fresh-database.ts";
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
  const database = testDatabase();
  beforeEach(() => settleSmallCatalogue(database));

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

const addOldEdibles = statement(
  "test-old-edibles",
  () => sql`
    insert into product (slug, name, sort_name, type, is_sample, source, observed_on, thc_micrograms_per_piece,
      pieces_per_pack, thc_micrograms_per_pack)
    values ('sample-old-cake', 'Old Cake', 'old cake', 'edibles', true, 'sample', '2026-11', 5000, 2, 10000),
      ('old-cake', 'Old Cake', 'old cake', 'edibles', false, 'operator', '2026-11', 5000, 2, 10000)`,
);

const edibles = statement(
  "test-edibles",
  () => sql`
    select slug, thc_micrograms_per_piece as piece, thc_micrograms_per_pack as pack, potency_method as method,
      potency_observed_on as "observedOn"
    from product order by slug`,
);

test("what was told before the rule: samples have a label, rumours of real things are gone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-before-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const earlier = (await readdir("db/migrations")).filter((name) => name < "0024");
  for (const name of earlier) await cp(join("db/migrations", name), join(folder, name));
  const database = await emptyDatabase();
  await migrate(database, { folder });
  await addOldEdibles.run(database);
  await migrate(database);
  expect(await edibles.all(database)).toEqual([
    { slug: "old-cake", piece: null, pack: null, method: null, observedOn: null },
    { slug: "sample-old-cake", piece: 5000, pack: 10_000, method: "label", observedOn: "2026-11" },
  ]);
});
