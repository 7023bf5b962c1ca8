import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

interface SamplesThere {
  shopCount: number;
  peopleCount: number;
  /** Invented people who may do more than others: their tokens and sign-ins would be those of real admins. */
  roleCount: number;
}

const samples = statement(
  "samples-there",
  () => sql<SamplesThere>`
    select (select count(*)::int from shop where is_sample) as "shopCount",
      (select count(*)::int from account where is_sample) as "peopleCount",
      (select count(distinct account_id)::int from ${heldRoles} as held
        where account_id in (select id from account where is_sample)) as "roleCount"`,
  { isRead: true },
);

/** What production should know of at its start, as a line for its log; undefined where nothing invented is there. */
export async function samplesThere(database: Database): Promise<string | undefined> {
  const { shopCount = 0, peopleCount = 0, roleCount = 0 } = (await samples.first(database)) ?? {};
  if (shopCount + peopleCount === 0) return undefined;
  return (
    `The database has ${shopCount} invented shops and ${peopleCount} invented people, ${roleCount} of them with a role: ` +
    "npm run cli -- demo remove takes them away"
  );
}
