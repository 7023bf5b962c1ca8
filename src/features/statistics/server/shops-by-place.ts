import { sql } from "kysely";
import { LISTED_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Counted } from "../statistic.ts";
import { shownCounts } from "../withheld.ts";

interface Place {
  name: string;
  province: string;
  count: number;
  /** Of all its places together; null where one of them has none. */
  population: number | null;
}

/** Every municipality, those without a shop too: that there is none is a small number as well. */
const shopsByMunicipality = statement(
  "statistics-municipalities",
  (_, p: Params<{ statuses: string[] }>) => sql<Place>`
    select municipality.name, municipality.province, (
      select count(*) from shop
      where shop.municipality_id = municipality.id and not shop.is_sample and shop.status = any (${p.statuses})
    )::integer as count, (
      select case when bool_and(city.population > 0) then sum(city.population)::integer end
      from city where city.municipality_id = municipality.id
    ) as population
    from municipality
    where not municipality.is_sample
    order by municipality.sort_name, municipality.id`,
  { isRead: true },
);

/** The places of a province whose population is known; a few small ones have none. */
const populationOfProvinces = statement(
  "statistics-populations",
  () => sql<{ province: string; population: number }>`
    select municipality.province, sum(city.population)::integer as population
    from city join municipality on municipality.id = city.municipality_id
    where city.population > 0
    group by municipality.province`,
  { isRead: true },
);

/**
 * Shops by province and by municipality. A municipality is withheld within its province, whose count is known, and with it where
 * that is withheld; the others are listed without a row.
 */
export async function shopsByPlace(tx: Database): Promise<{ provinces: Counted; municipalities: Counted }> {
  const places = await shopsByMunicipality.all(tx, { statuses: [...LISTED_STATUSES] });
  const populations = new Map(
    (await populationOfProvinces.all(tx)).map(({ province, population }) => [province, population]),
  );
  const byProvince = Object.entries(Object.groupBy(places, ({ province }) => province)).map(
    ([name, within = []]) => ({ name, within, count: within.reduce((sum, { count }) => sum + count, 0) }),
  );
  const { n, counts } = shownCounts(byProvince.map(({ count }) => count));
  const shown = byProvince
    .map((province, place) => ({ ...province, shown: counts[place] ?? null }))
    .filter((province) => province.shown !== 0);
  return {
    provinces: {
      n,
      rows: n === null ? [] : rowsOf(shown.map((row) => [row.name, row.shown, populations.get(row.name)])),
    },
    municipalities: {
      n,
      rows: rowsOf(
        shown.flatMap((province) => (province.shown === null ? [] : municipalitiesOf(province.within))),
      ),
    },
  };
}

type Numbered = [...labels: string[], shown: number | null, population: number | null | undefined];

function municipalitiesOf(within: readonly Place[]): Numbered[] {
  const { counts } = shownCounts(within.map(({ count }) => count));
  return within.flatMap(({ name, province, population }, place): Numbered[] => {
    const shown = counts[place] ?? null;
    // Two municipalities in three have no shop: their zeros would hide the others.
    return !shown ? [] : [[name, province, shown, population]];
  });
}

/** Most first, then by name, as they came; with shops for every 100,000 people. */
function rowsOf(numbered: readonly Numbered[]) {
  const countOf = (row: Numbered) => Number(row.at(-2) ?? -1);
  return numbered
    .toSorted((a, b) => countOf(b) - countOf(a))
    .map((row) => {
      const [shown, population] = row.slice(-2) as [number | null, number | null | undefined];
      const rate = shown === null || !population ? null : Math.round((shown / population) * 1_000_000) / 10;
      return [...(row.slice(0, -2) as string[]), shown, rate];
    });
}
