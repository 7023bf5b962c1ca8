import { type RawBuilder, sql } from "kysely";

/** Whether one of the two has blocked the other. */
export const isBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  exists (
    select from account_block as block
    where block.account_id = ${one}::bigint and block.blocked_id = ${other}::bigint
      or block.account_id = ${other}::bigint and block.blocked_id = ${one}::bigint)`;
