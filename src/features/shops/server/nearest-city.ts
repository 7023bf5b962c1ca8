import { statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";

export interface KnownCity extends Point {
  cityId: number;
  municipalityId: number;
  /** Of the municipality, such as GM0363. */
  code: string;
  name: string;
  citySlug: string;
  population: number | null;
}

/** A large city reaches farther than the village beside it; the same weight gave the shipped shops their towns. */
const REACH_OF_POPULATION = 0.35;
const LEAST_POPULATION = 100;
/** No place of the country is farther from every place we know, so what is lies abroad or at sea. */
const FARTHEST_METRES = 12_000;
const FARTHEST_NAMED_METRES = 20_000;

const realCities = statement("real-cities-to-place", (db) =>
  db
    .selectFrom("city")
    .innerJoin("municipality", "municipality.id", "city.municipality_id")
    .select([
      "city.id as cityId",
      "city.municipality_id as municipalityId",
      "municipality.code",
      "city.name",
      "city.slug as citySlug",
      "city.latitude",
      "city.longitude",
      "city.population",
    ])
    // Nothing real stands in a place that was invented.
    .where("city.slug", "not like", "sample-%"),
);

export async function citiesToPlace(tx: Database): Promise<KnownCity[]> {
  return realCities.all(tx);
}

/** The city that an address names, when one of that name is near; else the one whose reach the point is in. Null abroad. */
export function nearestCity(
  cities: readonly KnownCity[],
  point: Point,
  named: string | null,
): KnownCity | null {
  const near = cities
    .map((city) => ({ city, metres: distanceMetres(city, point) }))
    .filter(({ metres }) => metres <= FARTHEST_NAMED_METRES);
  const byName = near
    .filter(({ city }) => named !== null && plainLetters(city.name) === plainLetters(named))
    .toSorted((a, b) => a.metres - b.metres)[0];
  if (byName) return byName.city;
  if (!near.some(({ metres }) => metres <= FARTHEST_METRES)) return null;
  const reach = ({ population }: KnownCity) =>
    Math.max(population ?? 0, LEAST_POPULATION) ** REACH_OF_POPULATION;
  const weighed = near.map(({ city, metres }) => ({ city, weight: metres / reach(city) }));
  return weighed.reduce((a, b) => (b.weight < a.weight ? b : a)).city;
}
