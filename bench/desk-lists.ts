import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { MARKETED_AS } from "#features/products/strain.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { type ProductListQuery, productsToEdit } from "#features/contributions/server/products-to-edit.ts";
import { LIST_PAGE } from "#features/dashboard/list-query.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
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

const NOTHING_ASKED: ProductListQuery = { q: "", sort: "name", isDescending: false, page: 1, filters: {} };

const FILTERS = {
  type: PRODUCT_TYPES,
  status: ["active", "draft", "discontinued"],
  marketedAs: MARKETED_AS,
  lacks: ["strain", "subCategory", "strength", "description", "picture"],
} satisfies Record<keyof ProductListQuery["filters"], readonly string[]>;

/** Of the list of products in the dashboard each order and each filter, a search and a late page. */
function questions(): Map<string, ProductListQuery> {
  const asked = new Map<string, ProductListQuery>();
  for (const sort of ["name", "best", "shops", "price", "changed"] as const) {
    asked.set(`by ${sort}`, { ...NOTHING_ASKED, sort });
    asked.set(`by ${sort}, from its end`, { ...NOTHING_ASKED, sort, isDescending: true });
  }
  for (const [filter, choices] of Object.entries(FILTERS))
    for (const value of choices)
      asked.set(`${filter} ${value}`, { ...NOTHING_ASKED, filters: { [filter]: value } });
  asked.set("a search", { ...NOTHING_ASKED, q: "haze" });
  asked.set("page 1000", { ...NOTHING_ASKED, page: 1000 });
  return asked;
}

/** What a moderator waits for in the list of 60,000 products, beside a page of fifty by their ids alone. Only told. */
async function deskLists(say: Say): Promise<Measurement[]> {
  return withCountry(async ({ database, grow }) => {
    say("Generating 60,000 products");
    await grow(1);
    await database.pool.query("vacuum analyze");
    const admin: Member = await addAdmin(database, "Ada");
    const asked = watched(database);
    const floor = await middleOf(asked, () => barePage.all(asked));
    const measured: Measurement[] = [];
    for (const [what, query] of questions()) {
      say(`Asking ${what}`);
      const milliseconds = await middleOf(asked, () => productsToEdit(asked, admin, query));
      measured.push({ what: `Dashboard, products ${what}`, measured: milliseconds, unit: "ms", floor });
    }
    return measured;
  });
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
