import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const insertRoles = statement(
  "insert-roles-of-personas",
  (_, p: Params<{ rows: string }>) => sql`
    insert into account_role (account_id, role, shop_id, brand_id)
    select row.account_id, row.role, shop.id, brand.id
    from jsonb_to_recordset(${p.rows}::jsonb) as row(account_id bigint, role text, item text)
    left join shop on row.role = 'shopAdmin' and shop.is_sample and shop.source_key = 'sample-' || row.item
    left join brand on row.role = 'brandAdmin' and brand.is_sample and brand.slug = row.item
    where row.item is null or num_nonnulls(shop.id, brand.id) = 1`,
);

/** Gives the people of db/demo what they may do, once the shops and brands they speak for are there. `rows` is JSON: account_id, role, item. */
export function giveRolesToPersonas(tx: Database, asked: { rows: string }): Promise<unknown> {
  return insertRoles.run(tx, asked);
}
