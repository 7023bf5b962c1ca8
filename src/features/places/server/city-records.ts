import type { Refusal } from "#platform/import/import-report.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { CityRow } from "./city-rows.ts";
import type { CsvRow } from "#platform/import/read-csv.ts";

export interface KnownCity {
  id: number;
  geonamesId: number | null;
  municipalityId: number;
  name: string;
  slug: string;
}

export interface KnownMunicipality {
  id: number;
  name: string;
  slug: string;
}

export interface CityRecord {
  municipality_id: number;
  name: string;
  slug: string;
  geonames_id: number | null;
  sort_name: string;
  latitude: number;
  longitude: number;
  population: number | null;
}

interface CityRecords {
  records: CityRecord[];
  /** Known cities that the file has under another name or in another municipality. */
  moves: { id: number; municipalityId: number; name: string }[];
  unplaced: Refusal[];
}

/** The changes that the rows of a file make in the database. */
export function cityRecords(
  rows: CsvRow<CityRow>[],
  known: KnownCity[],
  municipalities: KnownMunicipality[],
): CityRecords {
  const byName = new Map(known.map((city) => [keyOf(city.municipalityId, city.name), city]));
  const byGeonamesId = new Map(known.map((city) => [city.geonamesId, city]));
  const municipalityOf = new Map(municipalities.map((municipality) => [municipality.name, municipality]));
  const slugs = new CitySlugs(known, municipalities);
  const result: CityRecords = { records: [], moves: [], unplaced: [] };
  // Of equal names the largest place is served first and keeps the bare slug (contract.md).
  const largestFirst = rows.toSorted((a, b) => (b.value.population ?? 0) - (a.value.population ?? 0));
  for (const { line, value: row } of largestFirst) {
    const municipality = municipalityOf.get(row.municipality);
    if (!municipality) {
      result.unplaced.push({ line, reasons: [`municipality "${row.municipality}" is not known`] });
      continue;
    }
    const namesake = byName.get(keyOf(municipality.id, row.name));
    const same = row.geonames_id === null ? undefined : byGeonamesId.get(row.geonames_id);
    if (same && namesake && same !== namesake) {
      const reason = `geonames_id ${row.geonames_id} is ${same.name} here, and ${row.name} is another place`;
      result.unplaced.push({ line, reasons: [reason] });
      continue;
    }
    if (same && !namesake)
      result.moves.push({ id: same.id, municipalityId: municipality.id, name: row.name });
    result.records.push({
      municipality_id: municipality.id,
      name: row.name,
      slug: (same ?? namesake)?.slug ?? slugs.give(row.name, municipality),
      geonames_id: row.geonames_id ?? namesake?.geonamesId ?? null,
      sort_name: sortName(row.name),
      latitude: row.latitude,
      longitude: row.longitude,
      population: row.population,
    });
  }
  return result;
}

function keyOf(municipalityId: number, name: string): string {
  return `${municipalityId} ${name}`;
}

/**
 * The slugs of cities. A municipality's slug is free for a city in that municipality only, so that a slug names one
 * place: the village Heusden in Asten is `heusden-asten`, because the municipality of Heusden is larger.
 */
class CitySlugs {
  private readonly taken: Set<string>;
  private readonly municipalityOf: Map<string, number>;

  constructor(cities: KnownCity[], municipalities: KnownMunicipality[]) {
    this.taken = new Set(cities.map(({ slug }) => slug));
    this.municipalityOf = new Map(municipalities.map(({ id, slug }) => [slug, id]));
  }

  give(name: string, municipality: KnownMunicipality): string {
    const base = slugOf(name) || municipality.slug;
    const isTaken = (slug: string) =>
      this.taken.has(slug) || (this.municipalityOf.get(slug) ?? municipality.id) !== municipality.id;
    const slug = freeSlug([base, `${base}-${municipality.slug}`], { has: isTaken });
    this.taken.add(slug);
    return slug;
  }
}
