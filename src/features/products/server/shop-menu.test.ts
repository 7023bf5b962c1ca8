import * as fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

interface Line {
  shop: string;
  line: string;
}

/** What each menu should show, put together from its tables. */
const asTold = statement(
  "test-lines-as-told",
  () => sql<Line>`
    select shop.slug as shop, concat_ws('|', menu_item.id, menu_item.raw_name, product.slug, product.name, product.type,
      brand.slug, brand.name, strain.marketed_as, product.thc_permille, product.potency_method, menu_item.heading,
      menu_item.available, menu_item.ladder, menu_item.cents_per_gram) as line
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
    select shop.slug as shop, concat_ws('|', line ->> 0, line ->> 1, line -> 2 ->> 0, line -> 2 ->> 1, line -> 2 ->> 2,
      line -> 2 ->> 3, line -> 2 ->> 4, line -> 2 ->> 5, line -> 2 ->> 6, line -> 2 ->> 7, line ->> 3, line ->> 4,
      line -> 5, line ->> 6) as line
    from shop_menu
    join shop on shop.id = shop_menu.shop_id
    cross join lateral json_array_elements(shop_menu.lines) with ordinality as told(line, place)
    order by shop.slug, told.place`,
);

async function expectTrueMenus(database: Database): Promise<void> {
  expect(await asKept.all(database)).toEqual(await asTold.all(database));
}

type Names = Slots<{ slug: string; name: string }>;

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

  test(
    "is what its lines, products, brands and strains say, whatever of them changes",
    { timeout: 60_000 },
    async () => {
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
        { numRuns: 60 },
      );
    },
  );
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
