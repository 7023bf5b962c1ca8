import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const updateOsmIds = statement(
  "save-osm-ids",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    update shop set osm_id = row.osm_id, updated_at = now()
    from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, osm_id text)
    where shop.id = row.id and shop.osm_id is distinct from row.osm_id
      and not exists (select from shop as other where other.osm_id = row.osm_id)
    returning shop.id`,
);

/** Notes which element each shop is; one that another shop has already stays with that. Returns the shops that changed. */
export async function saveOsmIds(
  tx: Database,
  osmIdOfShop: ReadonlyMap<number, string>,
): Promise<{ changedIds: number[] }> {
  // Two shops may not claim one element, which a file with a mistake could have.
  const shopOfOsmId = new Map([...osmIdOfShop].map(([id, osmId]) => [osmId, id]));
  const rows = [...shopOfOsmId].map(([osmId, id]) => ({ id, osm_id: osmId }));
  const changed = await updateOsmIds.all(tx, { rows: JSON.stringify(rows) });
  return { changedIds: changed.map(({ id }) => id) };
}
