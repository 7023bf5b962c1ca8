import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { searchWords } from "../search-words.ts";
import { itemsCalled } from "./best-hits.ts";

const called = statement(
  "search-cities-called",
  (_, p: Params<{ name: string }>) => sql<{ url: string }>`
    select item.url
    from (values ('cities'), ('towns')) as asked(kind)
    cross join lateral ${itemsCalled(sql`asked.kind`, sql`${p.name}`)} as called
    join search_item as item on item.id = called.item_id`,
  { isRead: true, isBrief: true },
);

/** The last parts of the addresses of cities with this whole name: their own, an alias, or that of another language. */
export async function citiesCalled(database: Database, question: string): Promise<Set<string>> {
  const name = searchWords(question).join("");
  return new Set(name === "" ? [] : (await called.all(database, { name })).map(({ url }) => url));
}
