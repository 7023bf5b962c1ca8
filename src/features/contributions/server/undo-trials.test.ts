import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { editMenu } from "#features/products/server/edit-menu.ts";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { type SuggestedChange, suggestForm, type SuggestForm } from "../change-forms.ts";
import type { ProductChangesForm } from "../product-changes.ts";
import { confirmFact } from "./confirm-fact.ts";
import {
  addAdmin,
  addOwner,
  addPersona,
  factOf,
  menuIn,
  productIn,
  shopIn,
} from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { decideChanges, tellOfProduct } from "./product-changes.test-support.ts";
import { editShop } from "./edit-shop.ts";
import { shopToEdit } from "./shops-to-edit.ts";
import { suggestChange } from "./suggest-change.ts";
import { undoTrials } from "./undo-trials.ts";

const database = testWorld(settleSmallCatalogue);

const now = new Date();

const sampleObservations = statement("trial-prices-in-test", (db) =>
  db
    .selectFrom("price_observation")
    .innerJoin("shop", "shop.id", "price_observation.shop_id")
    .select("price_observation.id")
    .where("price_observation.is_sample", "=", true)
    .where("shop.is_sample", "=", false),
);

/** Suggested, and approved. */
async function say(member: Member, form: SuggestForm) {
  const suggested = v.parse(suggestForm, form) as SuggestedChange;
  const { changes } = await suggestChange(database, member, suggested, { now, isLimited: false });
  const admin = await addAdmin(database);
  for (const { _id } of changes)
    await decideChange(database, admin, { changeId: Number(_id), approve: true, now });
}

async function world() {
  const { updatedAt: _, ...shop } = await shopIn(database, "andersom");
  return {
    shop,
    facts: await Promise.all(
      ["listing", "hours", "amenities"].map((group) => factOf(database, "andersom", group)),
    ),
    menu: await menuIn(database, "andersom"),
  };
}

test("what somebody invented said of a real shop is as it was before, and its prices counted nowhere", async () => {
  const sam = await addPersona(database);
  const { id } = await shopIn(database, "andersom");
  const targetId = String(id);
  await confirmFact(database, await addMember(database), {
    shopId: id,
    fact: "listing",
    holds: true,
    now,
    isLimited: false,
  });
  const before = await world();
  await confirmFact(database, sam, { shopId: id, fact: "listing", holds: true, now, isLimited: false });
  expect(await factOf(database, "andersom", "listing")).toMatchObject({ count: 2 });
  await say(sam, {
    targetType: "shop",
    targetId,
    changes: { name: "Sams Plek", openingHours: "24/7", wifi: "yes" },
  });
  await say(sam, { targetType: "shop", targetId, changes: { openingHours: "Mo 10:00-12:00" } });
  const productId = String(await productIn(database, "morning-fog"));
  const gone = String(await productIn(database, "red-sand"));
  await say(sam, {
    targetType: "menu",
    targetId,
    changes: {
      lines: [
        { productId, ladder: [{ unit: "gram", quantity: 1, cents: 99 }] },
        { productId: gone, isListed: false },
        { rawName: "Verzonnen", ladder: [{ unit: "gram", quantity: 1, cents: 100 }] },
      ],
    },
  });
  expect(await world()).not.toEqual(before);
  expect(await sampleObservations.all(database)).not.toEqual([]);
  await undoTrials(database, { now });
  expect(await world()).toEqual(before);
  expect(await sampleObservations.all(database)).toEqual([]);
});

const sayOfProduct = async (member: Member, slug: string, changes: ProductChangesForm) =>
  decideChanges(database, await tellOfProduct(database, member, { slug, changes }));

const product = async (slug: string) => {
  const { updatedAt: _, ...facts } = await productBySlug(database, { slug, locale: "nl" });
  return facts;
};

test("what somebody invented said of a real product is as it was before, with its old address", async () => {
  const sam = await addPersona(database);
  await sayOfProduct(await addMember(database), "polder-haze", { effects: ["sleepy"] });
  const before = await Promise.all(["polder-haze", "red-sand"].map(product));
  await sayOfProduct(sam, "polder-haze", {
    name: "Sams Haze",
    thcPermille: 1,
    effects: ["giggly"],
    breeder: null,
  });
  await sayOfProduct(sam, "polder-haze", { cbdPermille: 7, effects: ["uneasy"] });
  await sayOfProduct(sam, "red-sand", { type: "edibles" });
  expect(await Promise.all(["polder-haze", "red-sand"].map(product))).not.toEqual(before);
  await undoTrials(database, { now });
  expect(await Promise.all(["polder-haze", "red-sand"].map(product))).toEqual(before);
  expect(before[0]?.corrections).toMatchObject([{ fact: "effects", source: "visitor" }]);
  // A file may change it again.
  await saveProducts(database, [productOf({ slug: "red-sand", name: "Redder Sand", type: "hash" })]);
  expect(await product("red-sand")).toMatchObject({ name: "Redder Sand" });
});

test("a strength and a type that somebody invented said one after the other come back together", async () => {
  const sam = await addPersona(database);
  const before = {
    type: "weed" as const,
    thcPermille: 190,
    potency: { method: "label" as const, observedOn: "2026-10" },
  };
  await saveProducts(database, [productOf({ slug: "haze-candle", name: "Haze Candle", ...before })]);
  await sayOfProduct(sam, "haze-candle", { thcPermille: null });
  await sayOfProduct(sam, "haze-candle", { type: "supplies" });
  await undoTrials(database, { now });
  expect(await product("haze-candle")).toMatchObject({ type: "weed", thcPermille: 190, corrections: [] });
});

test("what somebody real said of a product since stays, and so does what is invented of an invented one", async () => {
  const sam = await addPersona(database);
  await sayOfProduct(sam, "morning-fog", { flavours: ["mint"] });
  await sayOfProduct(await addMember(database), "morning-fog", { flavours: ["honey"] });
  await sayOfProduct(sam, "sample-pillow-fort", { flavours: ["rose"] });
  await undoTrials(database, { now });
  expect(await product("morning-fog")).toMatchObject({ strain: { flavours: ["honey"] } });
  expect(await product("sample-pillow-fort")).toMatchObject({
    strain: { flavours: ["rose"] },
    corrections: [{ fact: "flavours", source: "sample" }],
  });
});

test("what somebody real said since stays", async () => {
  const { id } = await shopIn(database, "andersom");
  const hours = (openingHours: string): SuggestForm => ({
    targetType: "shop",
    targetId: String(id),
    changes: { openingHours },
  });
  await say(await addPersona(database), hours("24/7"));
  await say(await addMember(database), hours("Mo-Su 10:00-22:00"));
  await undoTrials(database, { now });
  expect(await shopIn(database, "andersom")).toMatchObject({ hours: "Mo-Su 10:00-22:00" });
});

test("what an owner saved since in the dashboard stays, and of the same shop what they left alone goes", async () => {
  const { id } = await shopIn(database, "andersom");
  const changes = { openingHours: "24/7", wifi: "yes" } as const;
  const before = await factOf(database, "andersom", "amenities");
  await say(await addPersona(database), { targetType: "shop", targetId: String(id), changes });
  const owner = await addOwner(database, id);
  const rev = (await shopToEdit(database, owner, { id }))?.rev ?? "";
  const saved = { id, rev, changes: { openingHours: "Mo-Su 10:00-21:00" } };
  await database.transaction((tx) => editShop(tx, owner, saved, { now }));
  await undoTrials(database, { now });
  expect(await shopIn(database, "andersom")).toMatchObject({ hours: "Mo-Su 10:00-21:00" });
  expect(await factOf(database, "andersom", "amenities")).toEqual(before);
});

test("a line of an invented person that the owner has saved since stays, and one they did not look at goes", async () => {
  const { id } = await shopIn(database, "andersom");
  const line = (rawName: string, cents: number) => ({
    rawName,
    ladder: [{ unit: "gram" as const, quantity: 1, cents }],
  });
  const names = async () => (await menuIn(database, "andersom")).map(({ name }) => name);
  const before = await names();
  await say(await addPersona(database), {
    targetType: "menu",
    targetId: String(id),
    changes: { lines: [line("Verzonnen", 100), line("Waar geworden", 200), line("Weer weg", 300)] },
  });
  const owner = await addOwner(database, id);
  const { rev = "", values } = (await menuToEdit(database, owner, { shopId: id })) ?? {};
  const idOf = ({ _id: productId }: { _id: string }) => Number(productId);
  const headings = (values?.headings ?? []).map((heading) => ({
    title: heading.title,
    lines: heading.lines
      .filter(({ name }) => name !== "Weer weg")
      .map(({ _id: lineId, product, ...stands }) => ({
        ...stands,
        _id: Number(lineId),
        product: product && idOf(product),
        availability: stands.name === "Waar geworden" ? ("low" as const) : stands.availability,
      })),
  }));
  const saved = { shop: id, rev, headings, isConfirmed: false };
  await database.transaction((tx) => editMenu(tx, owner, saved, { now }));
  await undoTrials(database, { now });
  expect(await names()).toEqual([...before, "Waar geworden"]);
});
