import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { bareName } from "./bare-name.ts";

interface Called {
  names: readonly string[];
  /** Of the strain that may be called so; null for none. */
  besidesId: number | null;
  isSample: boolean;
}

// The unbranded weed of a strain is that strain by other names, which belong to it as its own do.
const called = statement(
  "strain-called-so",
  (_, p: Params<Called>) => sql<{ id: string; name: string }>`
    select other.id::text as id, other.name
    from strain as other
    where other.id is distinct from ${p.besidesId}::bigint and other.merged_into_id is null
      and other.is_sample = ${p.isSample}
      and exists (
        select from (
          select unnest(array[other.name] || other.aliases) as name
          union all
          select unnest(array[weed.name] || weed.aliases) from product as weed
          where weed.strain_id = other.id and weed.brand_id is null and weed.type = 'weed' and weed.status <> 'merged') as its
        where ${bareName(sql`its.name`)} in (
          select ${bareName(sql`asked.name`)} from unnest(${p.names}::text[]) as asked(name)))
    order by other.id limit 1`,
);

/** The strain that goes by one of these names, however it is written; undefined for none. */
export async function strainCalled(
  tx: Database,
  asked: Called,
): Promise<{ id: string; name: string } | undefined> {
  return asked.names.length === 0 ? undefined : called.first(tx, asked);
}
