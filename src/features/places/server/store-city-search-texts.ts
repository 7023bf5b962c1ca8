import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { searchText } from "../search-text.ts";

const namesOfCities = statement(
  "names-of-cities",
  () => sql<{ id: number; names: string[]; stored: string }>`
  select city.id, city.search_text as stored,
    array_prepend(city.name, coalesce(array_agg(city_name.name order by city_name.id)
      filter (where city_name.id is not null), '{}')) as names
  from city
  left join city_name on city_name.city_id = city.id
  group by city.id`,
);

const saveSearchTexts = statement(
  "save-city-search-texts",
  (_, p: Slots<{ rows: string }>) => sql`
  update city set search_text = row.search_text
  from jsonb_to_recordset(${p.rows}::jsonb) as row(id bigint, search_text text)
  where city.id = row.id`,
);

/** Makes every city findable by each of its names; to be called by whoever writes one. */
export async function storeCitySearchTexts(database: Database): Promise<void> {
  const cities = await namesOfCities.all(database);
  const rows = cities
    .map(({ id, names, stored }) => ({ id, stored, search_text: searchText(...names) }))
    .filter((city) => city.search_text !== city.stored);
  if (rows.length > 0) await saveSearchTexts.run(database, { rows: JSON.stringify(rows) });
}
