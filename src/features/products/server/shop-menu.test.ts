import * as fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { runs } from "#tests/support/thorough.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

interface Line {
  shop: string;
  line: string;
}

/** The expected menu, read directly from its tables. */
const asTold = statement(
  "test-lines-as-told",
  () => sql<Line>`
    select shop.slug as shop, concat_ws('|', menu_item.id, coalesce(menu_item.raw_name, product.name), product.slug, product.name, product.type,
      brand.slug, brand.name, strain.marketed_as, product.thc_permille, product.potency_method, menu_item.heading,
      menu_item.available, menu_item.ladder, menu_item.cents_per_gram,
      date_trunc('milliseconds', menu_item.last_seen_at)) as line
    from menu_item
    join shop on shop.id = menu_item.shop_id
    left join product on product.id = menu_item.product_id and product.status in ('active', 'discontinued')
    left join brand on brand.id = product.brand_id
    left join strain on strain.id = product.strain_id
    where product.id is not null or menu_item.raw_name is not null
    order by shop.slug, menu_item.position, menu_item.id`,
);

const asKept = statement(
  "test-lines-as-kept",
  () => sql<Line>`
    select shop.slug as shop, concat_ws('|', line ->> 'id', line ->> 'name', product ->> 'slug', product ->> 'name',
      product ->> 'type', product -> 'brand' ->> 'slug', product -> 'brand' ->> 'name', product ->> 'marketedAs',
      product ->> 'thcPermille', product ->> 'potencyMethod', line ->> 'heading', line ->> 'available',
      line -> 'ladder', line ->> 'centsPerGram', (line ->> 'lastSeenAt')::timestamptz) as line
    from shop_menu
    join shop on shop.id = shop_menu.shop_id
    cross join lateral json_array_elements(shop_menu.lines) with ordinality as told(line, place)
    cross join lateral (select line -> 'product' as product) as named
    order by shop.slug, told.place`,
);

async function expectTrueMenus(database: Database): Promise<void> {
  expect(await asKept.all(database)).toEqual(await asTold.all(database));
}

type Names = Params<{ slug: string; name: string }>;

const change = (name: string, build: (p: Names) => RawBuilder<unknown>) =>
  statement(`test-${name}`, (_, p: Names) => build(p));

const CHANGES = {
  renameProduct: change(
    "rename-product",
    (p) => sql`
    update product set name = ${p.name} where slug = ${p.slug}`,
  ),
  renameBrand: change(
    "rename-brand",
    (p) => sql`
    update brand set name = ${p.name} where slug = ${p.slug}`,
  ),
  marketOtherwise: change(
    "market-otherwise",
    (p) => sql`
    update strain set marketed_as = case when marketed_as = 'indica' then 'sativa' else 'indica' end
    where slug = ${p.slug}`,
  ),
  takeOffTheMarket: change(
    "take-off-the-market",
    (p) => sql`
    update product set status = 'discontinued' where slug = ${p.slug}`,
  ),
  hideProduct: change(
    "hide-product",
    (p) => sql`
    update product set status = 'pending' where slug = ${p.slug}`,
  ),
  head: change(
    "head",
    (p) => sql`
    update menu_item set heading = ${p.name}, position = position + 1
    where product_id = (select id from product where slug = ${p.slug})`,
  ),
  takeOffMenus: change(
    "take-off-menus",
    (p) => sql`
    delete from menu_item where product_id = (select id from product where slug = ${p.slug})`,
  ),
  moveToOtherShop: change(
    "move-to-other-shop",
    (p) => sql`
    update menu_item set shop_id = (select id from shop where slug = 'zeelucht')
    where shop_id = (select id from shop where slug = 'mosa')
      and product_id = (select id from product where slug = ${p.slug})`,
  ),
  deleteShop: change(
    "delete-shop",
    (p) => sql`
    delete from shop where slug = ${p.slug}`,
  ),
};

describe("the kept menu of a shop", () => {
  const database = testDatabase();

  test("is what its lines, products, brands and strains say, whatever of them changes", async () => {
    await settleSmallCatalogue(database);
    await expectTrueMenus(database);
    const step = fc.record({
      change: fc.constantFrom(...Object.values(CHANGES)),
      slug: fc.constantFrom("morning-fog", "laagland-fog", "red-sand", "lage-landen", "mosa"),
      name: fc.constantFrom("Other", "Ünter “dem” Deich"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await expect(
          database.transaction(async (tx) => {
            for (const { change, slug, name } of steps) await change.run(tx, { slug, name });
            await expectTrueMenus(tx);
            throw new Error("undone");
          }),
        ).rejects.toThrow("undone");
      }),
      { numRuns: runs(60) },
    );
  });
});

const addItem = statement(
  "test-add-item",
  () => sql`
    insert into menu_item (shop_id, product_id, position, source)
    select shop.id, product.id, 9, 'operator' from shop, product
    where shop.slug = 'zeelucht' and product.slug = 'laagland-fog'`,
);

test.each([
  ["a product", "laagland-fog", CHANGES.renameProduct],
  ["a brand", "lage-landen", CHANGES.renameBrand],
] as const)(
  "%s that is renamed while it is put on a menu stands there with its new name",
  async (_, slug, rename) => {
    const fresh = await freshDatabase();
    await fresh.transaction(settleSmallCatalogue);
    const renamed = (name: string) => (on: Database) => rename.run(on, { slug, name });
    const added = (on: Database) => addItem.run(on);
    for (const [first, second] of [
      [added, renamed("Lower Lands")],
      [renamed("Higher Lands"), added],
    ] as const) {
      const waiting = Promise.withResolvers<unknown>();
      await fresh.transaction(async (tx) => {
        await first(tx);
        second(fresh).then(waiting.resolve, waiting.reject);
        await waitsForLock(fresh);
      });
      await waiting.promise;
      await expectTrueMenus(fresh);
      await takeOff.run(fresh);
    }
  },
);

const takeOff = statement(
  "test-take-off-again",
  () => sql`delete from menu_item where shop_id = (select id from shop where slug = 'zeelucht')`,
);

const menuTriggers = statement(
  "test-menu-triggers",
  () => sql<{ event: string }>`
    select event_manipulation as event from information_schema.triggers
    where event_object_table = 'menu_item' order by 1`,
);
const seeAgain = statement("test-save-lines-again", () => sql`update menu_item set source = source`);
const versions = statement(
  "test-menu-versions",
  () => sql`select shop_id, xmin::text as version from shop_menu order by shop_id`,
);

test("what follows a changed menu has one order: there is one trigger for each event", async () => {
  const database = await freshDatabase();
  expect(await menuTriggers.all(database)).toEqual(
    ["DELETE", "INSERT", "UPDATE"].map((event) => ({ event })),
  );
});

test("a menu that says the same as before is not written again", async () => {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  const before = await versions.all(database);
  expect(before).not.toEqual([]);
  await seeAgain.run(database);
  expect(await versions.all(database)).toEqual(before);
});
