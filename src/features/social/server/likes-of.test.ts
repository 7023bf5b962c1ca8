import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import {
  addBrand,
  dealIn,
  NOW as now,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { likeItem } from "./like-item.ts";
import { likesOf } from "./likes-of.ts";

const database = testWorld(settleSmallWorld);

const hideShop = statement("hide-shop-in-test", (db, p: Params<{ id: number }>) =>
  db.updateTable("shop").set({ status: "draft" }).where("id", "=", p.id),
);

test("likes are names with the paths of their pages, and what has no page any more is none", async () => {
  const me = await addMember(database);
  const shop = await shopId(database, "andersom");
  const brand = await addBrand(database, { slug: "vloeipapier-zonen" });
  const [product] = (await saveProducts(database, [
    productOf({ slug: "oak-grinder", name: "Oak grinder", type: "supplies" }),
  ])) as [number];
  const deal = await dealIn(database, "live", paperDeal(brand));
  const targets = [
    ["shop", shop],
    ["brand", brand],
    ["product", product],
    ["deal", deal.id],
  ] as const;
  for (const [type, id] of targets) await likeItem(database, me, { type, id, like: true, now });
  const shown = () => likesOf(database, { accountId: me.accountId, locale: "nl", now });
  const likes = await shown();
  expect(likes.map(({ path }) => path).toSorted()).toEqual([
    "/brand/vloeipapier-zonen",
    "/coffeeshop/andersom",
    `/deals/${deal.slug}`,
    "/supplies/oak-grinder",
  ]);
  expect(likes.find(({ type }) => type === "product")?.title).toEqual({ text: "Oak grinder", locale: "nl" });
  expect(likes.find(({ type }) => type === "deal")?.title.text).not.toBe("");
  await hideShop.run(database, { id: shop });
  expect((await shown()).map(({ type }) => type)).not.toContain("shop");
});

test("nobody's likes are shown as another's", async () => {
  const [me, other] = [await addMember(database), await addMember(database)];
  await likeItem(database, other, {
    type: "shop",
    id: await shopId(database, "andersom"),
    like: true,
    now,
  });
  expect(await likesOf(database, { accountId: me.accountId, locale: "nl", now })).toEqual([]);
});
