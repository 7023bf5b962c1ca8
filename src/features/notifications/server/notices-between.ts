import { type RawBuilder, sql } from "kysely";
import type { Params } from "#platform/database/statement.ts";

export interface TwoAccounts {
  accountId: number;
  otherId: number;
}

/** Of a row of `notice`: one of the two is told about the other. */
export const isBetween = ({ accountId, otherId }: Params<TwoAccounts>): RawBuilder<boolean> => sql`(
  recipient_id = ${accountId}::bigint and actor_id = ${otherId}::bigint
  or recipient_id = ${otherId}::bigint and actor_id = ${accountId}::bigint)`;
