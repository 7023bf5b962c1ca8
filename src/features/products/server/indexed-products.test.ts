import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { clearProfile, setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { PATIENT } from "#tests/support/test-server.ts";
import { readProductFilters } from "../product-query.ts";
import { forgetProductChanges } from "./forget-product-changes.ts";
import { setPriceDay } from "./price-day.test-support.ts";
import { productsIn } from "./products-in.ts";
import { refreshPrices } from "./refresh-prices.ts";
import { settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const setStatus = statement(
  "set-product-status",
  (_, p: Params<{ slug: string; status: string }>) =>
    sql`update product set status = ${p.status} where slug = ${p.slug}`,
);
const sellOut = statement(
  "sell-out-in-mosa",
  () =>
    sql`update menu_item set available = 'soldOut' from shop where shop.id = shop_id and shop.slug = 'mosa'`,
);
const reword = statement(
  "set-effects",
  (_, p: Params<{ slug: string; effects: string[] }>) =>
    sql`update strain set effects = ${p.effects} where slug = ${p.slug}`,
);
const setLadder = statement(
  "set-ladder-in-mosa",
  (_, p: Params<{ cents: number }>) => sql`
    update menu_item set ladder = jsonb_build_array(jsonb_build_object('unit', 'gram', 'quantity', 1, 'cents', ${p.cents}::integer))
    from shop where shop.id = shop_id and shop.slug = 'mosa'`,
);
const seeAgain = statement(
  "see-menu-of-mosa-again",
  () => sql`
    update menu_item set last_seen_at = last_seen_at + interval '1 year'
    from shop where shop.id = shop_id and shop.slug = 'mosa'`,
);
const countChanges = statement(
  "count-product-changes",
  () => sql<{ count: number }>`select count(*)::integer as count from product_change`,
  { isRead: true },
);
const makeOld = statement(
  "make-product-changes-old",
  () => sql`update product_change set changed_at = now() - interval '2 days'`,
);

async function site() {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  // Another process, with a cache of its own.
  const writer = openDatabase({ ...PATIENT, connection: database.connection });
  const slugs = async (query = "", municipalityId?: number) => {
    const { filters } = readProductFilters(new URLSearchParams(query));
    const place =
      municipalityId === undefined ? null : ({ type: "municipality", id: municipalityId } as const);
    const list = await productsIn(database, { type: "weed", place, filters, locale: "nl", now: NOW });
    return list.items.map(({ slug }) => slug);
  };
  const maastricht = await cityBySlug(database, { slug: "maastricht", locale: "nl" });
  /** Of what can be had there: the cheapest gram and the lowest price. */
  const pricesThere = async () => {
    const { filters } = readProductFilters(new URLSearchParams("sort=name"));
    const place = maastricht;
    const list = await productsIn(database, { type: "weed", place, filters, locale: "nl", now: NOW });
    return list.items.map(({ lowCentsPerGram, fromCents }) => [lowCentsPerGram, fromCents]);
  };
  return { database, writer, slugs, pricesThere, [Symbol.asyncDispose]: () => writer.close() };
}

describe("cached products", () => {
  test("follow what somebody else commits, at once", async () => {
    await using world = await site();
    const { writer, slugs } = world;
    expect(await slugs()).toContain("blank");
    await setStatus.run(writer, { slug: "blank", status: "discontinued" });
    expect(await slugs()).not.toContain("blank");
    await setStatus.run(writer, { slug: "blank", status: "active" });
    expect(await slugs()).toContain("blank");
    expect(await slugs("effect=hungry")).toEqual([]);
    await reword.run(writer, { slug: "blank", effects: ["hungry"] });
    expect(await slugs("effect=hungry")).toEqual(["blank"]);
  });

  test("follow menus, also where only one product of a shop has gone", async () => {
    await using world = await site();
    const { database, writer, slugs } = world;
    const maastricht = await database.pool.query<{ id: string }>(
      "select id from municipality where name = 'Maastricht'",
    );
    const id = Number(maastricht.rows[0]?.id);
    expect(await slugs("sort=name", id)).toEqual(["laagland-fog", "morning-fog"]);
    await sellOut.run(writer);
    expect(await slugs("", id)).toEqual([]);
  });

  test("follow the prices of a place, and whether anyone may see them", async () => {
    await using world = await site();
    const { writer, pricesThere } = world;
    expect(await pricesThere()).toEqual([
      [1500, 3000],
      [1000, 1000],
    ]);
    // Dearer than the same in Utrecht: the numbers of the country stay as they were.
    await setLadder.run(writer, { cents: 1700 });
    expect(await pricesThere()).toEqual([
      [1700, 1700],
      [1700, 1700],
    ]);
    await setProfile(writer, { shop: "mosa" }, { prices: "login" });
    expect(await pricesThere()).toEqual([
      [null, null],
      [null, null],
    ]);
    await clearProfile(writer, { shop: "mosa" });
    expect(await pricesThere()).toEqual([
      [1700, 1700],
      [1700, 1700],
    ]);
  });

  test("follow the night in which the prices of a place are too old, whoever does its work, and whoever sees them again", async () => {
    await using world = await site();
    const { writer, pricesThere } = world;
    const before = await pricesThere();
    expect(before).toEqual([
      [1500, 3000],
      [1000, 1000],
    ]);
    await setPriceDay(writer, new Date(NOW.getTime() + 366 * 86_400_000));
    await refreshPrices(writer);
    expect(await pricesThere()).toEqual([
      [null, null],
      [null, null],
    ]);
    await seeAgain.run(writer);
    expect(await pricesThere()).toEqual(before);
  });

  test("miss no change, though a transaction that began earlier ends later", async () => {
    await using world = await site();
    const { writer, slugs } = world;
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const early = writer.transaction(async (tx) => {
      await reword.run(tx, { slug: "blank", effects: ["hungry"] });
      first.resolve();
      await second.promise;
    });
    await first.promise;
    await reword.run(writer, { slug: "heusden", effects: ["hungry"] });
    expect(await slugs("effect=hungry")).toEqual(["heusden-weed"]);
    second.resolve();
    await early;
    expect((await slugs("effect=hungry")).toSorted()).toEqual(["blank", "heusden-weed"]);
  });

  test("are not those of a transaction that is undone", async () => {
    await using world = await site();
    const { database, slugs } = world;
    await slugs();
    const undone = database.transaction(async (tx) => {
      await reword.run(tx, { slug: "blank", effects: ["hungry"] });
      const { filters } = readProductFilters(new URLSearchParams("effect=hungry"));
      const asked = { type: "weed", place: null, filters, locale: "nl", now: NOW } as const;
      const within = await productsIn(tx, asked);
      expect(within.items.map(({ slug }) => slug)).toEqual(["blank"]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await slugs("effect=hungry")).toEqual([]);
  });

  test("need changes for a day only", async () => {
    await using world = await site();
    await makeOld.run(world.database);
    await setStatus.run(world.writer, { slug: "blank", status: "discontinued" });
    await forgetProductChanges(world.database);
    expect(await countChanges.first(world.database)).toEqual({ count: 1 });
  });
});
