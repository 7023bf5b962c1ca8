import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin } from "#features/accounts/server/members.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf } from "#features/products/server/small-catalogue.test-support.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { importElements, node } from "#features/shops/server/mapped-shops.test-support.ts";
import { shopBySlug } from "#features/shops/server/shop-by-slug.ts";
import { settleSmallWorld, SHOP_COLUMNS } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { merge, standsAs, undo } from "./small-doubles.test-support.ts";

const FILE =
  bytesOf(`name,slug,marketed_as,breeder,parents,effects,flavours,terpenes,thc_percent,cbd_percent,well_known,source
Morning Fog,morning-fog,sativa,Dijkzaden,,happy,citrus,limonene,18.5,0.5,yes,kushy
Morningfog,morningfog,hybrid,,,relaxed,,,,,,kushy
Polder Haze,polder-haze,,Dijkzaden,Morningfog,,,,21,,,kushy
`);

let ada: Admin;

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
  await importStrains(world, FILE);
  ada = await addAdmin(world, "Ada");
});

test("a file that knows nothing of a merge takes none of it back, and the merge can still be undone", async () => {
  const before = await standsAs(database);
  const id = await merge(database, {
    admin: ada,
    winner: "morning-fog",
    loser: "morningfog",
    taken: ["marketedAs"],
  });
  const merged = await standsAs(database);
  expect(await importStrains(database, FILE)).toMatchObject({ addedCount: 0, changedCount: 0 });
  expect(await standsAs(database)).toEqual(merged);
  await undo(database, ada, id);
  expect(await standsAs(database)).toEqual(before);
});

test("a menu that names what was merged is a line of what it became, and of both the line of that counts", async () => {
  await merge(database, { admin: ada, winner: "morning-fog", loser: "morningfog" });
  const line = (productSlug: string, cents: number) =>
    menuItemOf({ shopSlug: "andersom", productSlug, ladder: [{ unit: "gram", quantity: 1, cents }] });
  const seenAt = new Date();
  await saveMenus(database, [line("morningfog", 1100)], { seenAt });
  expect(await onMenu.all(database)).toEqual([{ slug: "morning-fog", cents: 1100 }]);
  await saveMenus(database, [line("morningfog", 1300), line("morning-fog", 1200)], { seenAt });
  expect(await onMenu.all(database)).toEqual([{ slug: "morning-fog", cents: 1200 }]);
});

const onMenu = statement(
  "products-on-menus-in-test",
  () => sql<{ slug: string; cents: number }>`
    select product.slug, menu_item.from_cents as cents from menu_item join product on product.id = menu_item.product_id`,
);

const shops = { kind: "shop", winner: "mosa", loser: "andersom" } as const;

const setOsmId = statement(
  "set-osm-id-in-test",
  (_, p: Params<{ slug: string; osmId: string }>) =>
    sql`update shop set osm_id = ${p.osmId} where slug = ${p.slug}`,
);

const mosa = () => shopBySlug(database, { slug: "mosa", locale: "nl", now: new Date() });

test("the map that names the one that went means the one that stayed, and makes none anew", async () => {
  await setOsmId.run(database, { slug: "andersom", osmId: "node/1" });
  await merge(database, { admin: ada, ...shops });
  const tags = { phone: "030 231 5402" };
  expect(await importElements(database, [node({ tags })])).toMatchObject({
    addedCount: 0,
    changedCount: 1,
  });
  expect((await mosa()).phone).toBe("+31302315402");
});

test("where the map has both, the element of the one that stayed counts", async () => {
  await setOsmId.run(database, { slug: "mosa", osmId: "node/2" });
  await setOsmId.run(database, { slug: "andersom", osmId: "node/1" });
  await merge(database, { admin: ada, ...shops });
  const own = node({ id: 2, lat: 50.85, lon: 5.69, tags: { name: "Mosa", phone: "043 231 5402" } });
  const report = await importElements(database, [node({ tags: { phone: "030 231 5402" } }), own]);
  expect(report).toMatchObject({
    addedCount: 0,
    remarks: [{ element: "node/1", text: "is the same shop as node/2; nothing of it is taken" }],
  });
  expect((await mosa()).phone).toBe("+31432315402");
});

test("a file of shops that names the one that went means the one that stayed, of which its own line counts", async () => {
  await merge(database, { admin: ada, ...shops });
  const line = (id: string, number: number) =>
    `${id},Mosa,coffeeshop,50.8500,5.6900,Maaskade,${number},,Maastricht,Maastricht,GM0935,Limburg,high,tag\n`;
  const importLines = (lines: string) => importShops(database, bytesOf(SHOP_COLUMNS + lines));
  const both = line("osm2021-a1", 8) + line("osm2021-d1", 5);
  expect(await importLines(both)).toMatchObject({ addedCount: 0, changedCount: 1, refused: [] });
  const streetNumbers = async () => [
    (await mosa()).houseNumber,
    (await numberOf.first(database, { slug: "andersom" }))?.number,
  ];
  expect(await streetNumbers()).toEqual(["5", "23"]);
  expect(await importLines(line("osm2021-a1", 8))).toMatchObject({ addedCount: 0, changedCount: 1 });
  expect(await streetNumbers()).toEqual(["8", "23"]);
});

const numberOf = statement(
  "number-of-shop-in-test",
  (_, p: Params<{ slug: string }>) =>
    sql<{ number: string }>`select house_number as number from shop where slug = ${p.slug}`,
);
