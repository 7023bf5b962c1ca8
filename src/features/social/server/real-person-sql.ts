import { type RawBuilder, sql } from "kysely";

/**
 * Whether the `account_id` of a row is no invented person: what those do at real shops and products counts nowhere (contract.md, "Demo
 * personas"). They are few, so their ids are one array and not a join of every row.
 */
export const isByRealPerson: RawBuilder<boolean> = sql`
  account_id <> all (array(select id from account where is_sample))`;
