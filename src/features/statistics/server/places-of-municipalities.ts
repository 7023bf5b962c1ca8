import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Point } from "#platform/geo/geo.ts";
import { statement } from "#platform/database/statement.ts";

/** A place people live in, of a municipality by its Dutch name. */
export interface PlaceOfMunicipality extends Point {
  municipality: string;
  /** The municipality's main place, which is once more among the places people live in. */
  isMain: boolean;
  /** Null where unknown, and for the main place. */
  population: number | null;
}

const allPlaces = statement(
  "places-of-municipalities",
  () => sql<PlaceOfMunicipality>`
    select city.latitude, city.longitude, municipality.name as municipality, false as "isMain",
      city.population
    from city join municipality on municipality.id = city.municipality_id
    where not municipality.is_sample
    union all
    select latitude, longitude, name, true, null from municipality where not is_sample`,
  { isRead: true },
);

/** Every real place, and the main one of each municipality once more: whose ground is whose, as far as places tell. */
export function placesOfMunicipalities(database: Database): Promise<PlaceOfMunicipality[]> {
  return allPlaces.all(database);
}
