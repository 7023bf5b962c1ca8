import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const brandsOfIds = statement(
  "brands-to-advertise",
  (_, p: Params<{ brandIds: readonly number[] }>) => sql<NamedItem>`
    select id::text as "_id", name from brand
    where id = any (${p.brandIds}::bigint[]) and not is_licensed_grower and status <> 'merged' order by name, id`,
  { isRead: true },
);

/** The brands that somebody may add deals of; undefined for an admin, who looks one of all up. A licensed grower may not advertise. */
export async function brandsToAdvertise(
  database: Database,
  { permissions }: Member,
): Promise<NamedItem[] | undefined> {
  if (permissions.admin) return undefined;
  return brandsOfIds.all(database, { brandIds: permissions.brandAdmin });
}
