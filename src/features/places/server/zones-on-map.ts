import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type Bbox, roundedBbox } from "#platform/geo/bbox.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import type { NoSmokingZone } from "../no-smoking-zone.ts";
import { citiesBySlug } from "./city-by-slug.ts";

interface ZoneRow {
  slug: string;
  municipality: string;
  zone: NoSmokingZone;
}

const allZones = statement(
  "all-no-smoking-zones",
  () => sql<ZoneRow>`
    select municipality.slug, municipality.name as municipality, told.zone
    from municipality, jsonb_array_elements(municipality.no_smoking_zones) with ordinality as told (zone, place)
    order by municipality.slug, told.place`,
  { isRead: true },
);

/** A few dozen in the whole country, with their corners. */
const zonesOfCountry = shared("no-smoking-zones", {
  tables: ["municipality"],
  async load(database): Promise<readonly ZoneRow[]> {
    return allZones.all(database);
  },
});

export interface ZoneOnMap extends NoSmokingZone {
  /** Whose rule it is, by the name and slug of its town. */
  town: { slug: string; name: string };
}

/** Every zone of the country, by the alphabet of the towns. */
export async function zonesOnMap(database: Database, locale: Locale): Promise<ZoneOnMap[]> {
  const [zones, cities] = await Promise.all([zonesOfCountry(database), citiesBySlug(database, locale)]);
  return zones.map(({ slug, municipality, zone }) => ({
    ...zone,
    town: { slug, name: cities.get(slug)?.name ?? municipality },
  }));
}

/** Around each of them, by which a map knows whether it shows one. */
export async function zoneBoxes(database: Database): Promise<Bbox[]> {
  return (await zonesOfCountry(database)).map(({ zone }) => boxOfArea(zone));
}

function boxOfArea({ area }: NoSmokingZone): Bbox {
  const corners = area.coordinates[0] ?? [];
  const longitudes = corners.map(([longitude]) => longitude);
  const latitudes = corners.map(([, latitude]) => latitude);
  return roundedBbox([
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ]);
}
