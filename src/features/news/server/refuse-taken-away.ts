import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { TAKEN_AWAY } from "../call-refusals.ts";
import type { NewsType } from "../news.ts";
import { Conflict } from "#platform/errors/errors.ts";

interface News {
  type: NewsType;
  id: number;
}

const held = statement(
  "is-news-taken-away",
  (_, p: Params<News>) => sql<{ isHeld: boolean }>`
    select true as "isHeld" from content_hold
    where target_type = ${p.type} and target_id = ${p.id}::bigint and hidden_until > now()`,
);

/**
 * What a moderator took away is not shown again by whoever it belongs to. To be called once it is locked.
 * @throws Conflict
 */
export async function refuseTakenAway(tx: Database, news: News): Promise<void> {
  if (await held.first(tx, news)) throw new Conflict("step", TAKEN_AWAY.msg);
}
