import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Recall } from "#platform/recall.ts";
import type { City } from "../city.ts";
import { citiesThat } from "./cities-sql.ts";

const TABLES = ["city", "city_name", "municipality"];

const allCities = statement(
  "all-cities",
  (_, p: Slots<{ locale: string }>) => citiesThat({ have: () => sql`true`, locale: sql`${p.locale}` }),
  { isRead: true },
);

/** All that `cityBySlug` knows in a language, some fifteen hundred: whoever asks for the first city reads them for everybody. */
export function citiesBySlug(
  database: Database,
  { locale, recall }: { locale: Locale; recall: Recall },
): Promise<ReadonlyMap<string, City>> {
  return recall(`cities ${locale}`, {
    tables: TABLES,
    async read() {
      const cities = await allCities.all(database, { locale });
      return new Map(cities.map((city) => [city.slug, city]));
    },
  });
}
