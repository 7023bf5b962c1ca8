import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addDeal } from "#features/deals/server/add-deal.ts";
import { addBrand, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { productOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { suggestForm } from "../change-forms.ts";
import type { ProductChangesForm } from "../product-changes.ts";
import { brandIn, productIn } from "./contributors.test-support.ts";
import { decideChanges, tellOfProduct } from "./product-changes.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const suggest = (member: Member, slug: string, changes: ProductChangesForm, isLimited = false) =>
  tellOfProduct(database, member, { slug, changes, isLimited });
const decide = (changes: readonly { _id: string }[], more = {}) => decideChanges(database, changes, more);
const product = (slug: string) => productBySlug(database, { slug, locale: "nl" });

describe("what is said of a product is refused with the field", () => {
  test.each([
    ["red-sand", { effects: ["happy"] }, "changes.effects"],
    ["long-leaves", { breeder: null, marketedAs: "indica" }, "changes.marketedAs"],
    ["long-leaves", { thcPermille: 10 }, "changes.thcPermille"],
    ["space-crumble", { thcPermille: 10 }, "changes.thcPermille"],
    ["space-crumble", { type: "supplies" }, "changes.type"],
    ["polder-haze", { type: "supplies" }, "changes.type"],
    ["laagland-fog", { cbdPermille: 990, thcPermille: 11 }, "changes.cbdPermille"],
    ["big-seeds", { type: "weed" }, "changes.type"],
    ["polder-haze", { thcPermille: 900, cbdPermille: 200 }, "changes.thcPermille"],
    ["polder-haze", { breeder: 987_654 }, "changes.breeder"],
    ["polder-haze", { name: "Polder Haze" }, "changes"],
    ["polder-haze", { effects: ["creative", "happy"] }, "changes"],
  ] as const)("%s: %j", async (slug, changes, param) => {
    const sam = await addMember(database);
    await saveProducts(database, [
      productOf({ slug: "big-seeds", name: "Big Seeds", type: "supplies", milligramsPerPiece: 6000 }),
    ]);
    await expect(suggest(sam, slug, changes as unknown as ProductChangesForm)).rejects.toMatchObject({
      kind: "invalid",
      errors: expect.arrayContaining([expect.objectContaining({ param })]),
    });
  });

  test("a brand that is invented of a strain that is not, and a product without a page", async () => {
    const sam = await addMember(database);
    const breeder = await brandIn(database, "sample-cloudworks");
    await expect(suggest(sam, "polder-haze", { breeder })).rejects.toMatchObject({ kind: "invalid" });
    await expect(suggest(sam, "not-yet", { name: "Yet" })).rejects.toMatchObject({ kind: "notFound" });
  });

  test.each([
    {},
    { owner: "me" },
    { name: "" },
    { name: "!!" },
    { name: "x".repeat(81) },
    { type: "beer" },
    { type: null },
    { thcPermille: 21.5 },
    { thcPermille: 1001 },
    { cbdPermille: -1 },
    { marketedAs: "strong" },
    { effects: ["cured"] },
    { effects: "happy" },
    { flavours: ["mint", "rose", "honey", "lime", "lemon", "grape", "apple", "mango", "orange"] },
    { breeder: [] },
  ])("its form: %j", (changes) => {
    expect(v.safeParse(suggestForm, { targetType: "product", targetId: 1, changes }).success).toBe(false);
  });
});

test("the weed of a strain that the catalogue has already cannot be another product, also by the time it is decided", async () => {
  const sam = await addMember(database);
  await saveProducts(database, [
    productOf({
      slug: "dyke-hash",
      name: "Dyke Hash",
      type: "hash",
      strainSlug: "evening-dyke",
      source: "own",
    }),
  ]);
  await expect(suggest(sam, "dyke-hash", { type: "weed" })).rejects.toMatchObject({
    errors: [{ param: "changes.type" }],
  });
  await decide(await suggest(sam, "evening-dyke", { type: "hash" }));
  const [late] = await suggest(sam, "dyke-hash", { type: "weed" });
  await decide(await suggest(sam, "evening-dyke", { type: "weed" }));
  await expect(decide([late as { _id: string }])).rejects.toMatchObject({
    kind: "invalid",
    errors: [{ param: "fields" }],
  });
  expect(await product("dyke-hash")).toMatchObject({ type: "hash" });
});

describe("a deal and another type at the same moment: the second is refused", () => {
  async function papersOfDeal() {
    const fresh = await freshDatabase();
    await fresh.transaction(settleSmallCatalogue);
    const changes = await tellOfProduct(fresh, await addMember(fresh), {
      slug: "long-leaves",
      changes: { type: "weed" },
    });
    const deal = paperDeal(await addBrand(fresh), { productIds: [await productIn(fresh, "long-leaves")] });
    return { fresh, changes, deal };
  }

  test("a type that is taken while a deal is added", async () => {
    const { fresh, changes, deal } = await papersOfDeal();
    const taking = Promise.withResolvers<void>();
    // Listened to before it can be refused.
    const refused = expect(taking.promise).rejects.toMatchObject({
      kind: "invalid",
      errors: [{ param: "fields" }],
    });
    await fresh.transaction(async (tx) => {
      await addDeal(tx, deal);
      decideChanges(fresh, changes).then(taking.resolve, taking.reject);
      await waitsForLock(fresh);
    });
    await refused;
  });

  test("a deal that is added while a type is taken", async () => {
    const { fresh, changes, deal } = await papersOfDeal();
    const adding = Promise.withResolvers<object>();
    const refused = expect(adding.promise).rejects.toMatchObject({ errors: [{ param: "products" }] });
    await fresh.transaction(async (tx) => {
      await decideChanges(tx, changes);
      addDeal(fresh, deal).then(adding.resolve, adding.reject);
      await waitsForLock(fresh);
    });
    await refused;
  });
});

test("counts in the quota of changes", async () => {
  const sam = await addMember(database);
  for (let turn = 0; turn < 50; turn += 1) await suggest(sam, "red-sand", { name: `Rood ${turn}` }, true);
  await expect(suggest(sam, "red-sand", { name: "Zwart" }, true)).rejects.toMatchObject({ kind: "tooOften" });
});
