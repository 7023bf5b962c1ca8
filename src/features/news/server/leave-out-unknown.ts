import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";
import type { PlaceOfShop } from "#features/news/news.ts";
import type { FilterNames } from "#features/news/news.ts";
import { cityJson } from "./news-sql.ts";

const known = statement(
  "known-city-and-brand",
  (_, p: Params<{ city: string | null; brand: string | null; locale: Locale }>) => sql<{
    city: PlaceOfShop["city"] | null;
    brand: string | null;
  }>`
    select (select ${cityJson(sql`${p.locale}`)} from city where city.slug = ${p.city}::text) as city,
      (select brand.name from brand
        where brand.slug = ${p.brand}::text and brand.status = 'active' and not brand.is_licensed_grower) as brand`,
  { isRead: true },
);

interface LeaveOutUnknownQuery<Filters> {
  filters: Filters;
  /** The unknown values of the query itself. */
  unknown: UnknownValue[];
}

/** The existing ones, with their names. */
interface Known<Filters> extends LeaveOutUnknownQuery<Filters> {
  names: FilterNames;
}

/** Drops an unknown city and brand, and reports them with the other unknown values. */
export async function leaveOutUnknown<Filters extends { city: string | null; brand?: string | null }>(
  database: Database,
  { filters, unknown }: LeaveOutUnknownQuery<Filters>,
  locale: Locale,
): Promise<Known<Filters>> {
  const { city, brand = null } = filters;
  if (city === null && brand === null) return { filters, unknown, names: { city, brand } };
  const are = await known.first(database, { city, brand, locale });
  const names = { city: are?.city?.name ?? null, brand: are?.brand ?? null };
  const isCityGone = city !== null && names.city === null;
  const isBrandGone = brand !== null && names.brand === null;
  return {
    names,
    filters: { ...filters, ...(isCityGone && { city: null }), ...(isBrandGone && { brand: null }) },
    unknown: [
      ...unknown,
      ...(isCityGone ? [unknownValue("city", city)] : []),
      ...(isBrandGone ? [unknownValue("brand", brand)] : []),
    ],
  };
}
