import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { MenuViewer } from "#features/compliance/compliance.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { menuGroups } from "../menu-groups.ts";
import { menuOfShop } from "./menu-of-shop.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const idOfShop = statement(
  "id-of-shop",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from shop where slug = ${p.slug}`,
);

const sayOfShop = statement(
  "say-of-menu",
  (_, p: Params<{ slug: string; menu: string; prices: string }>) => sql`
    insert into compliance_profile (scope, shop_id, menu, prices, source, observed_on)
    select 'shop', id, ${p.menu}, ${p.prices}, 'the owner', '2026-11-21' from shop where slug = ${p.slug}`,
);

describe("the menu of a shop", () => {
  const database = testWorld(settleSmallCatalogue);

  const now = NOW.toISOString();

  async function menu(slug: string, viewer: MenuViewer = "anyone") {
    const shop = await idOfShop.first(database, { slug });
    return menuOfShop(database, { shopId: shop?.id ?? 0, viewer });
  }

  test("stands in the order of the shop, under its own headings", async () => {
    const andersom = await menu("andersom");
    const groups = menuGroups(andersom?.items ?? [], { order: "shop", now });
    expect(groups.map(({ heading, items }) => [heading, items.map(({ name }) => name)])).toEqual([
      ["Wiet", ["Fog (AAA)", "Laagland Fog", "Polder Haze", "Mystery Mix"]],
      ["Anders", ["Red Sand", "Fog Stick", "Space Crumble", "Long Leaves"]],
    ]);
    expect(andersom?.seenAt.slice(0, 16)).toBe(NOW.toISOString().slice(0, 16));
  });

  test("can be read by type, what is no known product last", async () => {
    const groups = menuGroups((await menu("andersom"))?.items ?? [], { order: "type", now });
    expect(groups.map(({ type }) => type)).toEqual([
      "weed",
      "hash",
      "prerolled",
      "edibles",
      "supplies",
      null,
    ]);
    expect(groups.flatMap(({ items }) => items)).toHaveLength(8);
  });

  test("can be read by price, the cheapest gram first and what has no price last", async () => {
    const [group] = menuGroups((await menu("andersom"))?.items ?? [], { order: "price", now });
    expect(group?.items.map(({ name }) => name)).toEqual([
      "Mystery Mix",
      "Red Sand",
      "Polder Haze",
      "Fog (AAA)",
      "Laagland Fog",
      "Fog Stick",
      "Space Crumble",
      "Long Leaves",
    ]);
  });

  test("read by price has what nobody has seen for a year behind what is there today, also when it cost less", async () => {
    const old = menuItemOf({
      shopSlug: "andersom",
      rawName: "Old Bargain",
      ladder: [{ unit: "gram", quantity: 1, cents: 300 }],
    });
    await saveMenus(database, [old], { seenAt: new Date(NOW.getTime() - 400 * 86_400_000) });
    const items = (await menu("andersom"))?.items ?? [];
    const [group] = menuGroups(items, { order: "price", now });
    expect([group?.items[0]?.name, group?.items.at(-1)?.name]).toEqual(["Mystery Mix", "Old Bargain"]);
  });

  test("is nothing where nobody has told what is sold", async () => {
    expect(await menu("zeelucht")).toBeNull();
  });

  test.each([
    ["full", "public", "anyone", true, true],
    ["names", "public", "member", true, false],
    ["full", "login", "anyone", true, false],
    ["full", "login", "member", true, true],
    ["full", "hidden", "member", true, false],
    ["login", "public", "anyone", false, false],
    ["hidden", "public", "member", false, false],
    ["hidden", "hidden", "manager", true, true],
  ] as const)(
    "shown %s with prices %s, to %s: names %s, prices %s",
    async (shown, prices, viewer, names, priced) => {
      await sayOfShop.run(database, { slug: "mosa", menu: shown, prices });
      const mosa = await menu("mosa", viewer);
      expect(mosa !== null).toBe(names);
      expect(
        mosa?.items.some(({ ladder, centsPerGram }) => ladder.length > 0 || centsPerGram !== null) ?? false,
      ).toBe(priced);
      if (names) expect(mosa?.arePricesKept).toBe(!priced);
    },
  );

  test("says that prices are kept back by rule also where there are none: the words tell of the rule alone", async () => {
    await saveMenus(database, [menuItemOf({ shopSlug: "zeelucht", rawName: "Unpriced" })], { seenAt: NOW });
    expect(await menu("zeelucht")).toMatchObject({ arePricesKept: false });
    await sayOfShop.run(database, { slug: "zeelucht", menu: "names", prices: "public" });
    expect(await menu("zeelucht")).toMatchObject({ arePricesKept: true });
  });
});
