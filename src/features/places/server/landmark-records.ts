import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import type { Refusal } from "#platform/import/import-report.ts";
import type { CsvRow } from "#platform/import/read-csv.ts";
import { freeSlug, slugOf } from "#platform/text/slug.ts";
import type { LandmarkKind } from "../landmark.ts";
import type { LandmarkRow } from "./landmark-rows.ts";

export interface CityOfLandmarks extends Point {
  id: number;
  slug: string;
  name: string;
  population: number | null;
}

export interface KnownLandmark {
  id: number;
  slug: string;
  name: string;
  cityId: number;
}

export interface LandmarkRecord {
  city_id: number;
  name: string;
  slug: string;
  kind: LandmarkKind;
  latitude: number;
  longitude: number;
  source: string;
  observed_on: string;
}

/** The changes that the rows of a file make in the database. */
export function landmarkRecords(
  rows: CsvRow<LandmarkRow>[],
  cities: CityOfLandmarks[],
  known: KnownLandmark[],
): { records: LandmarkRecord[]; unplaced: Refusal[] } {
  const citiesCalled = Map.groupBy(cities, ({ name }) => name);
  const slugOfKnown = new Map(
    known.map((landmark) => [`${landmark.cityId} ${landmark.name}`, landmark.slug]),
  );
  const taken = new Set(known.map(({ slug }) => slug));
  const unplaced: Refusal[] = [];
  const placed = rows.flatMap(({ line, value }) => {
    const city = nearestOf(citiesCalled.get(value.city) ?? [], { latitude: value.lat, longitude: value.lon });
    if (city) return { value, city };
    unplaced.push({ line, reasons: [`city "${value.city}" is not known`] });
    return [];
  });
  // Of equal names the one in the largest city keeps the bare slug.
  placed.sort((a, b) => (b.city.population ?? 0) - (a.city.population ?? 0));
  const records = placed.map(({ value: { name, kind, lat, lon, source, source_year }, city }) => {
    const base = slugOf(name) || kind;
    const slug =
      slugOfKnown.get(`${city.id} ${name}`) ?? freeSlug([base, slugOf(`${base} ${city.slug}`)], taken);
    taken.add(slug);
    const point = { latitude: lat, longitude: lon };
    return { city_id: city.id, name, slug, kind, ...point, source, observed_on: source_year };
  });
  return { records, unplaced };
}

/** Of places of one name, such as the three Hengelos, the one a point belongs to. */
function nearestOf(cities: CityOfLandmarks[], point: Point): CityOfLandmarks | undefined {
  if (cities.length < 2) return cities[0];
  return cities.toSorted((a, b) => distanceMetres(a, point) - distanceMetres(b, point))[0];
}
