import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { GrowerSighting } from "../licensed-grower.ts";

/** Without a status: no other source says what it does. */
type ToldSighting = { slug: string } & { [Key in keyof GrowerSighting]: GrowerSighting[Key] | null };

const told = (rows: string) => sql`
  jsonb_to_recordset(${rows}::jsonb)
    as row(slug text, status text, place text, source text, "observedOn" text)
  join brand on brand.slug = row.slug and brand.is_licensed_grower`;

const saveSightings = statement(
  "save-grower-sightings",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    insert into grower_sighting as known (brand_id, status, place, source, observed_on)
    select brand.id, row.status, row.place, row.source, row."observedOn"
    from ${told(p.rows)}
    where row.status is not null
    on conflict (brand_id) do update set
      status = excluded.status, place = excluded.place, source = excluded.source, observed_on = excluded.observed_on
    where (known.status, known.place, known.source, known.observed_on)
      is distinct from (excluded.status, excluded.place, excluded.source, excluded.observed_on)
    returning brand_id as id`,
);

const forgetSightings = statement(
  "forget-grower-sightings",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    delete from grower_sighting
    where brand_id in (
      select brand.id from ${told(p.rows)}
      where row.status is null)
    returning brand_id as id`,
);

/** Writes what a file says growers do. To be called in a transaction. @returns the ids of the brands of which it says something new */
export async function saveGrowerSightings(tx: Database, sightings: ToldSighting[]): Promise<number[]> {
  const rows = JSON.stringify(sightings);
  const saved = await saveSightings.all(tx, { rows });
  const forgotten = await forgetSightings.all(tx, { rows });
  return [...saved, ...forgotten].map(({ id }) => id);
}
