import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { joinSpellings } from "#features/products/server/join-spellings.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { storeProductRanks } from "#features/products/server/store-product-ranks.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import {
  askFor,
  idOf,
  merge,
  photographProduct,
  settleDoubles,
  standsAs,
  undo,
} from "./small-doubles.test-support.ts";

let ada: Admin;
let sam: Member;
let mies: Member;
let winnerId: number;
let loserId: number;

const now = new Date();
const leaves = { kind: "product", winner: "long-leaves", loser: "lange-blaadjes" } as const;

// Deals are of supplies only. Andersom sells the one and Cafe Zwart the other. Sam likes, reviewed and waits for both, Mies for the
// one that goes; both are in a deal, were looked for on a day and have a picture in common.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  sam = await addMember(world, { name: "Sam" });
  mies = await addMember(world, { name: "Mies" });
  await saveProducts(world, [
    productOf({ slug: "lange-blaadjes", name: "Lange Blaadjes", type: "supplies", subCategory: "papers" }),
  ]);
  await saveMenus(world, [menuItemOf({ shopSlug: "cafe-zwart", productSlug: leaves.loser, position: 0 })], {
    seenAt: NOW,
  });
  winnerId = await idOf(world, "product", leaves.winner);
  loserId = await idOf(world, "product", leaves.loser);
  const productIds = [winnerId, loserId];
  for (const id of productIds) {
    await likeItem(world, sam, { type: "product", id, like: true, now });
    await write(world, sam, { target: { type: "product", id }, said: { overall: 4 } });
    await watchProduct(world, sam, { productId: id, city: "utrecht", watch: true });
    await askFor(world, { id, day: "2026-11-14" });
  }
  await likeItem(world, mies, { type: "product", id: loserId, like: true, now });
  await write(world, mies, { target: { type: "product", id: loserId }, said: { overall: 2 } });
  await watchProduct(world, mies, { productId: loserId, city: "utrecht", watch: true });
  await askFor(world, { id: loserId, day: "2026-11-15" });
  await photographProduct(world, { id: winnerId, first: 1, last: 2 });
  await photographProduct(world, { id: loserId, first: 2, last: 4 });
  const brandId = await idOf(world, "brand", "dijkzaden");
  await dealIn(world, "draft", paperDeal(brandId, { productIds }));
  await dealIn(world, "draft", paperDeal(brandId, { productIds: [loserId] }));
  await joinSpellings(world, ada, { spellings: ["l. blaadjes"], isSample: false, product: loserId });
});

const owned = statement(
  "owned-by-product-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select (select count(*)::integer from menu_item where product_id = ${p.id}) as lines,
      (select count(*)::integer from liking where product_id = ${p.id}) as likes,
      (select count(*)::integer from review where product_id = ${p.id}) as reviews,
      (select count(*)::integer from product_watch where product_id = ${p.id}) as watches,
      (select count(*)::integer from product_ask_count where product_id = ${p.id}) as "askedDays",
      (select count(*)::integer from deal_product where product_id = ${p.id}) as deals,
      (select count(*)::integer from menu_spelling where product_id = ${p.id}) as spellings,
      (select json_agg(ltrim(media.key, '0') order by position) from product_photo join media on media.id = media_id
        where product_id = ${p.id}) as pictures`,
);

const observed = statement(
  "prices-observed-in-test",
  (_, p: Params<{ id: number }>) => sql<{ count: number }>`
    select count(*)::integer as count from price_observation where product_id = ${p.id}`,
);

const soldAt = statement(
  "shops-of-product-in-test",
  (_, p: Params<{ id: number }>) => sql<{ slug: string }>`
    select shop.slug from menu_item join shop on shop.id = shop_id where product_id = ${p.id} order by shop.slug`,
);

const hide = statement(
  "hide-product-in-test",
  (_, p: Params<{ id: number }>) => sql`update product set status = 'pending' where id = ${p.id}`,
);

describe("two products that are one", () => {
  test("lines, likes, reviews, those who wait, deals, names, pictures and what was asked are of the one that stays, and what both had is kept aside", async () => {
    await merge(database, { admin: ada, ...leaves });
    expect(await owned.first(database, { id: winnerId })).toEqual({
      lines: 2,
      likes: 2,
      reviews: 2,
      watches: 2,
      askedDays: 2,
      deals: 2,
      spellings: 1,
      pictures: ["1", "2", "3", "4"],
    });
    // What Sam did twice, the deal of both, the day of both and the picture of both.
    expect(await owned.first(database, { id: loserId })).toEqual({
      lines: 0,
      likes: 1,
      reviews: 1,
      watches: 1,
      askedDays: 1,
      deals: 1,
      spellings: 0,
      pictures: ["2"],
    });
    expect(await soldAt.all(database, { id: winnerId })).toEqual(
      ["andersom", "cafe-zwart"].map((slug) => ({ slug })),
    );
  });

  test("of two lines on one menu that of the one that stays is shown, and undone both are there", async () => {
    await saveMenus(
      database,
      [leaves.winner, leaves.loser].map((productSlug, position) =>
        menuItemOf({ shopSlug: "cafe-zwart", productSlug, position }),
      ),
      { seenAt: NOW },
    );
    await storeProductRanks(database, { productIds: [winnerId, loserId] });
    await indexProducts(database, { productIds: [winnerId, loserId] });
    const before = await standsAs(database);
    const id = await merge(database, { admin: ada, ...leaves });
    expect(await soldAt.all(database, { id: winnerId })).toHaveLength(2);
    expect(await soldAt.all(database, { id: loserId })).toEqual([{ slug: "cafe-zwart" }]);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("what was paid for either stays as it was seen", async () => {
    const before = [
      await observed.first(database, { id: winnerId }),
      await observed.first(database, { id: loserId }),
    ];
    await merge(database, { admin: ada, ...leaves });
    expect([
      await observed.first(database, { id: winnerId }),
      await observed.first(database, { id: loserId }),
    ]).toEqual(before);
  });

  test("the old address and the old name lead to it", async () => {
    await merge(database, { admin: ada, ...leaves });
    expect(await redirectFor(database, { path: "/de/supplies/lange-blaadjes" })).toBe(
      "/de/supplies/long-leaves",
    );
    expect(await itemsMatching(database, { kind: "products", question: "lange blaadjes" })).toEqual([
      winnerId,
    ]);
  });

  test("undone, everything stands where it stood", async () => {
    const before = await standsAs(database);
    const id = await merge(database, { admin: ada, ...leaves, taken: ["name", "description", "potency"] });
    expect(await standsAs(database)).not.toEqual(before);
    await undo(database, ada, id);
    expect(await standsAs(database)).toEqual(before);
  });

  test("what came since stays with the one that stayed, also of somebody whose first went aside", async () => {
    const id = await merge(database, { admin: ada, ...leaves });
    const zoe = await addMember(database, { name: "Zoe" });
    await likeItem(database, zoe, { type: "product", id: winnerId, like: true, now });
    await write(database, zoe, { target: { type: "product", id: winnerId }, said: { overall: 5 } });
    await watchProduct(database, mies, { productId: winnerId, city: "utrecht", watch: false });
    await undo(database, ada, id);
    expect(await owned.first(database, { id: winnerId })).toMatchObject({ likes: 2, reviews: 2, watches: 1 });
    expect(await owned.first(database, { id: loserId })).toMatchObject({ likes: 2, reviews: 2, watches: 1 });
  });

  test.each([
    ["with itself", leaves.winner, "Is the same thing"],
    ["with one of another type", "red-sand", "Are not of one type"],
    ["with an invented one", "sample-pillow-fort", "A sample and a real one are never the same"],
  ])("a product is not merged %s, and nothing moves", async (_, loser, why) => {
    const before = await standsAs(database);
    await expect(merge(database, { admin: ada, ...leaves, loser })).rejects.toThrow(why);
    expect(await standsAs(database)).toEqual(before);
  });

  test("one that nobody can open does not stay in the place of what is public", async () => {
    await hide.run(database, { id: winnerId });
    await expect(merge(database, { admin: ada, ...leaves })).rejects.toThrow("Is not public yet");
  });
});
