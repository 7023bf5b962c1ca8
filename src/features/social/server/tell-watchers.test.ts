import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { saveMenus, type SourcedMenuItem } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { watchesOf } from "#features/products/server/watches-of.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { alertsOf, newsWaiting, tellNews } from "./alerts.test-support.ts";

const database = testDatabase();
let sam: Member;
beforeEach(async () => {
  await settleSmallCatalogue(database);
  sam = await addMember(database);
});

const productId = statement("product-to-watch-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("product").select("id").where("slug", "=", p.slug),
);

async function watch(member: Member, slug: string, city: string, isWanted = true): Promise<void> {
  const { id } = (await productId.first(database, { slug })) as { id: number };
  await watchProduct(database, member, { productId: id, city, watch: isWanted });
}

const see = (line: Partial<SourcedMenuItem>, byId: number | null = null) =>
  saveMenus(
    database,
    [
      menuItemOf({
        shopSlug: "zeelucht",
        productSlug: "red-sand",
        rawName: "Red Sand",
        heading: "Hash",
        ...line,
      }),
    ],
    { seenAt: new Date(), byId },
  );

describe("somebody who waits for a product near a town", () => {
  beforeEach(() => watch(sam, "red-sand", "rotterdam"));

  test("hears of it when a shop of the town's municipality has it, and is led to the menu", async () => {
    await see({});
    expect(await alertsOf(database, sam)).toEqual([]);
    await tellNews(database);
    const [alert] = await notificationsOf(database, sam);
    expect(alert).toMatchObject({
      type: "backInStock",
      isAskedFor: true,
      product: { url: "red-sand" },
      shop: { url: "zeelucht" },
      redirect: "/coffeeshop/zeelucht#menu",
    });
  });

  test("hears nothing of a shop far away, of another product, or of what is sold out", async () => {
    await see({ shopSlug: "mosa" });
    await see({ productSlug: null, rawName: "Something else" });
    await see({ shopSlug: "sky-high", available: "soldOut" });
    await tellNews(database);
    expect(await alertsOf(database, sam)).toEqual([]);
  });

  test("hears nothing of what they told themselves, nor after they have changed their mind", async () => {
    await see({}, sam.accountId);
    await tellNews(database);
    expect(await alertsOf(database, sam)).toEqual([]);
    await watch(sam, "red-sand", "rotterdam", false);
    await see({ shopSlug: "sky-high" });
    await tellNews(database);
    expect(await alertsOf(database, sam)).toEqual([]);
  });

  test("has it in a list, once, in the language of the reader", async () => {
    await watch(sam, "red-sand", "rotterdam");
    expect(await watchesOf(database, { accountId: sam.accountId, locale: "nl" })).toEqual([
      {
        product: expect.objectContaining({ slug: "red-sand" }),
        city: { slug: "rotterdam", name: "Rotterdam" },
      },
    ]);
  });
});

test("a new menu that nobody waits for is no news", async () => {
  await see({});
  expect(await newsWaiting(database)).toEqual([]);
});

test("there is no waiting for a product or in a town that is not there", async () => {
  await expect(watch(sam, "red-sand", "nowhere")).rejects.toMatchObject({ kind: "notFound" });
  const unknown = { productId: 987_654_321, city: "rotterdam", watch: true };
  await expect(watchProduct(database, sam, unknown)).rejects.toMatchObject({ kind: "notFound" });
});
