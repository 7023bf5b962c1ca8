import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { type ProductListQuery, productsToEdit } from "#features/contributions/server/products-to-edit.ts";
import { type ShopListQuery, shopsToEdit } from "#features/contributions/server/shops-to-edit.ts";
import { LIST_PAGE, type ListQuery } from "#features/dashboard/list-query.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { ROLES } from "#features/accounts/access.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import { MARKETED_AS } from "#features/products/strain.ts";
import { GRAM_BANDS, THC_BANDS } from "#features/products/product-bands.ts";
import { RATING_FILTERS } from "#features/shops/traits.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { generateProducts } from "#features/products/server/generate-catalogue.ts";
import { type UserListQuery, usersToManage } from "#features/users/server/users-to-manage.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { statement } from "#platform/database/statement.ts";
import { withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
import { insertShops } from "./support/many-shops.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";
import { type WatchedDatabase, watched } from "./support/waits.ts";

/** A connection plans a prepared statement again in its first five runs. */
const WARM_UP_COUNT = 8;
const COUNT = 25;

const barePage = statement(
  "bare-page-of-products",
  () => sql<{ id: number }>`select id from product order by id limit ${sql.lit(LIST_PAGE)}`,
);

const FIRST_PAGE = { q: "", page: 1, filters: {}, isDescending: false };

/** A list of the dashboard: what it is sorted and filtered by, something to search for, and a late page. */
interface AskedList {
  things: string;
  /** The first is that of an address without one. The vocabulary of a list has its words, which Node cannot load. */
  sorts: readonly string[];
  filters: Readonly<Record<string, readonly string[]>>;
  search: string;
  latePage: number;
  page: (database: WatchedDatabase, member: Member, query: ListQuery) => Promise<unknown>;
}

const LISTS: AskedList[] = [
  {
    things: "products",
    sorts: ["name", "best", "shops", "price", "changed"],
    filters: {
      type: PRODUCT_TYPES,
      status: ["active", "draft", "discontinued"],
      marketedAs: MARKETED_AS,
      lacks: ["strain", "subCategory", "strength", "description", "picture"],
      subCategory: ["indoor", "cake"],
      sold: ["somewhere", "nowhere"],
      effect: ["happy", "sleepy"],
      flavour: ["pine"],
      thc: THC_BANDS,
      gram: GRAM_BANDS,
      rating: RATING_FILTERS,
      brand: ["generated-brand-1"],
    },
    search: "vlieger",
    latePage: 1000,
    page: (database, member, query) => productsToEdit(database, member, query as ProductListQuery),
  },
  {
    things: "users",
    sorts: ["joined", "name"],
    filters: { role: ROLES, state: ["suspended", "new"] },
    search: "member 1999",
    latePage: 2000,
    page: (database, member, query) => usersToManage(database, member, query as UserListQuery),
  },
  {
    things: "shops",
    sorts: ["name", "city", "age", "changed"],
    filters: { status: PUBLIC_STATUSES, kind: ["coffeeshop"] },
    search: "grown 99",
    latePage: 150,
    page: (database, member, query) => shopsToEdit(database, member, query as ShopListQuery),
  },
];

/** Of a list each order both ways round, each filter, a search and a late page. */
function questionsOf({ sorts, filters, search, latePage }: AskedList): Map<string, ListQuery> {
  const sort = sorts[0] as string;
  const asked = new Map<string, ListQuery>();
  for (const by of sorts) {
    asked.set(`by ${by}`, { ...FIRST_PAGE, sort: by });
    asked.set(`by ${by}, from its end`, { ...FIRST_PAGE, sort: by, isDescending: true });
  }
  for (const [filter, choices] of Object.entries(filters))
    for (const value of choices)
      asked.set(`${filter} ${value}`, { ...FIRST_PAGE, sort, filters: { [filter]: value } });
  asked.set("a search", { ...FIRST_PAGE, sort, q: search });
  asked.set(`page ${latePage}`, { ...FIRST_PAGE, sort, page: latePage });
  return asked;
}

/**
 * What somebody waits for in the lists of 60,000 products, 200,000 users and 10,000 shops, beside a page of fifty products by their ids alone.
 * Only told.
 */
async function deskLists(say: Say): Promise<Measurement[]> {
  return withCountry(async ({ database }) => {
    say("Making 60,000 products, 200,000 users and 10,000 shops");
    await generateProducts(database, 60_000);
    await addMany(database.pool);
    const admin: Member = await addAdmin(database, "Ada");
    const asked = watched(database);
    const floor = await middleOf(asked, () => barePage.all(asked));
    const measured: Measurement[] = [];
    for (const list of LISTS) {
      say(`Asking for ${list.things}`);
      for (const [what, query] of questionsOf(list)) {
        const milliseconds = await middleOf(asked, () => list.page(asked, admin, query));
        measured.push({ what: `${list.things}, ${what}`, measured: milliseconds, unit: "ms", floor });
      }
    }
    return measured;
  });
}

/** What menus would say of the products is worked out from their ids: to make the menus takes a quarter of an hour. */
async function addMany(pool: OpenDatabase["pool"]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await insertShops(client);
    await client.query("commit");
  } finally {
    client.release();
  }
  await pool.query(`
    update product set rank = id * 7919 % 1000, shop_count = id * 104729 % 40,
      low_cents_per_gram = case when id % 5 > 0 then 500 + id * 15485863 % 1500 end,
      updated_at = now() - make_interval(secs => id * 7919 % 10000000)`);
  await pool.query(`
    insert into account (url, name, name_skeleton, default_picture, locale, created_at)
    select 'member-' || n, 'Member ' || n, 'member' || n, n % 5 + 1, 'nl', now() - make_interval(mins => n)
    from generate_series(1, 200000) as n`);
  await pool.query("vacuum analyze");
}

async function middleOf(database: WatchedDatabase, ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < WARM_UP_COUNT + COUNT; count++) {
    database.waitedMs();
    await ask();
    waits.push(database.waitedMs());
  }
  return median(waits.slice(WARM_UP_COUNT));
}

export { deskLists as "desk-lists" };
