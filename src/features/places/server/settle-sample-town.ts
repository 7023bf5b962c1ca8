import { sql } from "kysely";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { SAMPLE_TOWN } from "../sample-town.ts";
import { indexPlaces } from "./index-places.ts";

const addTown = statement(
  "add-sample-town",
  (_, p: Params<typeof SAMPLE_TOWN>) => sql<{ id: number }>`
    with around as (
      insert into municipality (code, slug, name, sort_name, province, latitude, longitude, is_sample)
      values (${p.code}, ${p.slug}, ${p.name}, ${p.name}, ${p.province}, ${p.latitude}, ${p.longitude}, true)
      on conflict (code) do nothing
      returning id
    )
    insert into city (municipality_id, slug, name, sort_name, latitude, longitude, is_sample)
    select id, ${p.slug}, ${p.name}, ${p.name}, ${p.latitude}, ${p.longitude}, true from around
    returning id`,
);

/** Adds the invented town, unless it is there. To be called in a transaction. */
export async function settleSampleTown(tx: Database): Promise<void> {
  if ((await addTown.run(tx, SAMPLE_TOWN)) > 0) await indexPlaces(tx);
}

const lockTown = statement(
  "hold-sample-town",
  () => sql<{ id: number }>`select id from city where is_sample for no key update`,
);

/**
 * Whether the invented town is there. Until the transaction ends, others who ask wait: what is added to the samples is added once.
 */
export async function holdSampleTown(tx: Database): Promise<boolean> {
  return (await lockTown.first(tx)) !== undefined;
}

const removeCity = statement("remove-sample-city", (db) =>
  db.deleteFrom("city").where("is_sample", "=", true).returning("id"),
);

const removeMunicipality = statement("remove-sample-municipality", (db) =>
  db.deleteFrom("municipality").where("is_sample", "=", true),
);

/** Removes the invented town, which must be empty. To be called in a transaction. */
export async function removeSampleTown(tx: Database): Promise<void> {
  const cities = await removeCity.all(tx);
  await removeMunicipality.run(tx);
  await removeItems(tx, { entity: "city", entityIds: cities.map(({ id }) => id) });
}
