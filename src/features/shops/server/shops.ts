import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import { perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShopList } from "../shop-list.ts";
import type { ShopFilters } from "../shop-query.ts";
import { shopListStatement } from "./shop-list-statement.ts";
import { listOf, listParameters } from "./shop-list.ts";

const shopsIn = perLocale((locale) =>
  shopListStatement(`shops-${locale}`, locale, (id) => sql<boolean>`${id}::bigint is null`),
);

interface Asked {
  filters: ShopFilters;
  locale: Locale;
  /** For the order "nearest" and for distances; without it "nearest" is by name. */
  near?: Point;
}

/** One page of all shops, or of those that meet a search, with the counts of every filter. Samples are among them, flagged. */
export async function shops(database: Database, { filters, locale, near }: Asked): Promise<ShopList> {
  const row = await shopsIn[locale].first(database, { ...listParameters(filters, near), placeId: null });
  return listOf(row, near);
}
