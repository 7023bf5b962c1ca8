import { citiesBySlug } from "#features/places/server/city-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { DEFAULT_LOCALE, type Locale } from "#platform/i18n/locales.ts";
import { type ColumnName, STATISTICS, type Statistic } from "../statistic.ts";

/** Columns of Dutch names that have others in other languages. */
const NAMED: ReadonlySet<string> = new Set<ColumnName>(["municipality", "city"]);

/** Statistics with their municipalities and cities as a reader calls them; files and calls keep the Dutch names. */
export async function statisticsInLanguage(
  database: Database,
  statistics: readonly Statistic[],
  locale: Locale,
): Promise<Statistic[]> {
  const nameOf = await namesOfMunicipalities(database, locale);
  return statistics.map((statistic) => {
    const columns: readonly { name: string }[] = STATISTICS[statistic.name].columns;
    const named = columns.map(({ name }) => NAMED.has(name));
    if (!named.includes(true)) return statistic;
    const rows = statistic.rows.map((row) =>
      row.map((cell, place) => (named[place] && typeof cell === "string" ? nameOf(cell) : cell)),
    );
    return { ...statistic, rows };
  });
}

/** From a Dutch name to the reader's: The Hague for Den Haag. */
export async function namesOfMunicipalities(
  database: Database,
  locale: Locale,
): Promise<(name: string) => string> {
  const [dutch, own] = await Promise.all([
    citiesBySlug(database, DEFAULT_LOCALE),
    citiesBySlug(database, locale),
  ]);
  const names = new Map<string, string>();
  for (const [slug, { municipality }] of dutch) {
    const named = own.get(slug)?.municipality.name;
    if (named !== undefined) names.set(municipality.name, named);
  }
  return (name) => names.get(name) ?? name;
}
