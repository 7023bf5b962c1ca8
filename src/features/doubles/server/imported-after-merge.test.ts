import { sql } from "kysely";
import { expect, test } from "vitest";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importStrains } from "#features/products/server/import-strains.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf } from "#features/products/server/small-catalogue.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { merge, standsAs, undo } from "./small-doubles.test-support.ts";

const FILE =
  bytesOf(`name,slug,marketed_as,breeder,parents,effects,flavours,terpenes,thc_percent,cbd_percent,well_known,source
Morning Fog,morning-fog,sativa,Dijkzaden,,happy,citrus,limonene,18.5,0.5,yes,kushy
Morningfog,morningfog,hybrid,,,relaxed,,,,,,kushy
Polder Haze,polder-haze,,Dijkzaden,Morningfog,,,,21,,,kushy
`);

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
  await importStrains(world, FILE);
});

test("a file that knows nothing of a merge takes none of it back, and the merge can still be undone", async () => {
  const ada = await addAdmin(database, "Ada");
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
  const ada = await addAdmin(database, "Ada");
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
