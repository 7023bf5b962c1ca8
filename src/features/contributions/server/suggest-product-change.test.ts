import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ProductChangesForm } from "../product-changes.ts";
import { changesOf, changesWaiting } from "./changes-in.ts";
import { addAdmin, addMaker, brandIn, productIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { decideChanges, tellOfProduct } from "./product-changes.test-support.ts";
import { standingOf } from "./standing-of.ts";
import { takeChangeBack } from "./take-change-back.ts";

const database = testWorld(settleSmallCatalogue);

const now = new Date();
const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" }).format(now);

const suggest = (member: Member, slug: string, changes: ProductChangesForm, isLimited = false) =>
  tellOfProduct(database, member, { slug, changes, isLimited });
const decide = (changes: readonly { _id: string }[], more = {}) => decideChanges(database, changes, more);

const product = (slug: string) => productBySlug(database, { slug, locale: "nl" });

const similarTasks = statement(
  "similar-tasks-in-test",
  () => sql<{ key: string }>`select key from graphile_worker.jobs where key = 'store-similar-strains'`,
);

const noted = statement(
  "product-changes-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`select 1 from product_change where product_id = ${p.id}`,
);

const forgetBrand = statement("forget-brand-in-test", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("brand").where("id", "=", p.id),
);

test("what somebody says of a product waits for an admin, with what is known, and is so once it was approved", async () => {
  const sam = await addMember(database);
  const breeder = await brandIn(database, "green-thumb-seeds");
  const changes = await suggest(sam, "polder-haze", {
    name: "Polder Haze No. 1",
    thcPermille: 195,
    cbdPermille: 3,
    marketedAs: "hybrid",
    effects: ["energetic", "creative"],
    flavours: [],
    breeder,
  });
  expect(changes).toEqual([{ _id: expect.any(String), state: "pending" }]);
  expect(await product("polder-haze")).toMatchObject({ name: "Polder Haze", corrections: [] });
  const { menuEdits, adminEdits } = await changesWaiting(database);
  expect(adminEdits).toEqual([]);
  expect(menuEdits).toMatchObject([
    {
      type: "product",
      shop: null,
      product: { url: "polder-haze", type: "weed", isSample: false },
      author: { url: sam.url },
      fields: [
        { field: "name", before: "Polder Haze", after: "Polder Haze No. 1" },
        { field: "thcPermille", before: 210, after: 195 },
        { field: "cbdPermille", before: 5, after: 3 },
        { field: "marketedAs", before: "sativa", after: "hybrid" },
        { field: "effects", before: ["happy", "creative"], after: ["creative", "energetic"] },
        { field: "flavours", before: ["citrus"], after: [] },
        { field: "breeder", before: "Dijkzaden", after: "Green Thumb Seeds" },
      ],
    },
  ]);
  await decide(changes);
  expect(await product("polder-haze")).toMatchObject({
    name: "Polder Haze No. 1",
    thcPermille: 195,
    cbdPermille: 3,
    potencyMethod: "label",
    potencyObservedOn: today,
    strain: {
      marketedAs: "hybrid",
      effects: ["creative", "energetic"],
      flavours: [],
      breeder: { slug: "green-thumb-seeds" },
    },
    corrections: ["breeder", "effects", "flavours", "marketedAs", "name", "potency"].map((fact) => ({
      fact,
      source: "visitor",
      observedOn: today,
    })),
  });
});

test("what is worked out from it is worked out again: search, index, similar strains, points, and what its author hears", async () => {
  const sam = await addMember(database);
  const id = await productIn(database, "red-sand");
  const before = (await noted.all(database, { id })).length;
  await decide(await suggest(sam, "red-sand", { name: "Zwarte Kiezel" }));
  const found = await autocomplete(database, {
    kinds: ["products"],
    question: "zwarte kiezel",
    locale: "nl",
  });
  expect(JSON.stringify(found)).toContain("red-sand");
  expect((await noted.all(database, { id })).length).toBeGreaterThan(before);
  expect(await similarTasks.all(database)).toEqual([]);
  await decide(await suggest(sam, "morning-fog", { flavours: ["mint"] }));
  expect(await similarTasks.all(database)).toHaveLength(1);
  expect(await standingOf(database, sam.accountId)).toEqual({ points: 6, level: 1, productType: "hash" });
  expect(await notificationsOf(database, sam)).toMatchObject([
    { type: "changeDecided", outcome: "approved", redirect: "/weed/morning-fog" },
    { type: "changeDecided", outcome: "approved", redirect: "/hash/red-sand" },
  ]);
});

test("is taken by field; of THC and CBD a catalogue’s word does not stay beside that of a label", async () => {
  const changes = await suggest(await addMember(database), "polder-haze", { name: "Haze", thcPermille: 190 });
  const [waiting] = (await changesWaiting(database)).menuEdits;
  expect(waiting?.fields.slice(1)).toEqual([
    { field: "thcPermille", before: 210, after: 190 },
    { field: "cbdPermille", before: 5, after: null },
  ]);
  await decide(changes, { fields: ["thcPermille"] });
  expect(await product("polder-haze")).toMatchObject({
    name: "Polder Haze",
    thcPermille: 190,
    cbdPermille: null,
    corrections: [{ fact: "potency" }],
  });
  // From one label to the next the other one stays.
  await decide(await suggest(await addMember(database), "polder-haze", { cbdPermille: 8 }));
  expect(await product("polder-haze")).toMatchObject({ thcPermille: 190, cbdPermille: 8 });
});

test("what is supplies after all and has no strength is taken together", async () => {
  await saveProducts(database, [
    productOf({
      slug: "haze-candle",
      name: "Haze Candle",
      thcPermille: 190,
      potency: { method: "label", observedOn: "2026-10" },
    }),
  ]);
  await decide(
    await suggest(await addMember(database), "haze-candle", { type: "supplies", thcPermille: null }),
  );
  expect(await product("haze-candle")).toMatchObject({
    type: "supplies",
    thcPermille: null,
    potencyMethod: null,
    corrections: [{ fact: "potency" }, { fact: "type" }],
  });
});

test("weed that is called otherwise is found by both names", async () => {
  await decide(await suggest(await addMember(database), "polder-haze", { name: "Zeedamp" }));
  for (const question of ["zeedamp", "polder haze"]) {
    const found = await autocomplete(database, { kinds: ["products"], question, locale: "nl" });
    expect(found.map(({ url }) => url)).toContain("polder-haze");
  }
});

test("a breeder who is none of our brands by the time it is decided is no breeder, and the rest can be taken", async () => {
  const breeder = await addBrand(database, { name: "Nog Even" });
  const changes = await suggest(await addMember(database), "polder-haze", { breeder, marketedAs: "hybrid" });
  await forgetBrand.run(database, { id: breeder });
  await expect(decide(changes)).rejects.toMatchObject({ kind: "invalid", errors: [{ param: "fields" }] });
  await decide(changes, { fields: ["marketedAs"] });
  expect((await product("polder-haze")).strain).toMatchObject({
    marketedAs: "hybrid",
    breeder: { slug: "dijkzaden" },
  });
});

test("a product of another type is found at its old address, wherever one looks for it", async () => {
  await decide(await suggest(await addMember(database), "old-blend", { type: "hash" }));
  expect(await product("old-blend")).toMatchObject({ type: "hash", subCategory: null });
  expect(await redirectFor(database, { path: "/weed/old-blend" })).toBe("/hash/old-blend");
  await decide(await suggest(await addMember(database), "old-blend", { type: "weed" }));
  expect(await redirectFor(database, { path: "/weed/old-blend" })).toBeNull();
  expect(await redirectFor(database, { path: "/hash/old-blend" })).toBe("/weed/old-blend");
});

test("a brand says how strong its own products are, at once; the rest waits among the changes of owners", async () => {
  const maker = await addMaker(database, "lage-landen");
  expect(
    await suggest(maker, "laagland-fog", { thcPermille: 171, cbdPermille: 4, name: "Mist" }),
  ).toMatchObject([{ state: "approved" }, { state: "pending" }]);
  expect(await product("laagland-fog")).toMatchObject({
    name: "Laagland Fog",
    thcPermille: 171,
    potencyMethod: "label",
    corrections: [{ fact: "potency", source: "owner" }],
  });
  expect(await standingOf(database, maker.accountId)).toMatchObject({ points: 0 });
  expect(await suggest(maker, "polder-haze", { thcPermille: 100 })).toMatchObject([{ state: "pending" }]);
  const { menuEdits, adminEdits } = await changesWaiting(database);
  expect(adminEdits.map(({ fields }) => fields.map(({ field }) => field))).toEqual([["name"]]);
  expect(menuEdits.map((edit) => edit.product?.url)).toEqual(["polder-haze"]);
});

test("a brand that tells the type of its product with its strength waits with both, which are taken together", async () => {
  await saveProducts(database, [
    productOf({ slug: "laagland-tin", name: "Laagland Tin", type: "supplies", brandSlug: "lage-landen" }),
  ]);
  const maker = await addMaker(database, "lage-landen");
  const changes = await suggest(maker, "laagland-tin", { type: "weed", thcPermille: 180 });
  expect(changes).toMatchObject([{ state: "pending" }]);
  await decide(changes);
  expect(await product("laagland-tin")).toMatchObject({
    type: "weed",
    thcPermille: 180,
    corrections: [
      { fact: "potency", source: "owner" },
      { fact: "type", source: "owner" },
    ],
  });
});

test("of two admins who decide at once one is first, and it is done once", async () => {
  const sam = await addMember(database);
  const [change] = await suggest(sam, "red-sand", { name: "Zwart" });
  const changeId = Number(change?.["_id"]);
  const admins = [await addAdmin(database), await addAdmin(database)];
  const results = await Promise.allSettled(
    admins.map((admin) => decideChange(database, admin, { changeId, approve: true, now })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find((one) => one.status === "rejected")?.reason).toMatchObject({ kind: "conflict" });
  expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 3 });
});

test("stands in the list of its author, and is taken back while it waits", async () => {
  const sam = await addMember(database);
  const [change] = await suggest(sam, "red-sand", { name: "Zwart" });
  expect(await changesOf(database, sam, { most: 5 })).toMatchObject([
    { state: "pending", product: { url: "red-sand", type: "hash" } },
  ]);
  await takeChangeBack(database, sam, { changeId: Number(change?.["_id"]) });
  expect(await changesOf(database, sam, { most: 5 })).toEqual([]);
  await expect(decide([change as { _id: string }])).rejects.toMatchObject({ kind: "conflict" });
});
