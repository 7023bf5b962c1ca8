import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { type UnknownValue, unknownValue } from "#platform/read-query.ts";

const known = statement(
  "known-city-and-brand",
  (_, p: Slots<{ city: string | null; brand: string | null }>) => sql<{ city: boolean; brand: boolean }>`
    select exists (select from city where city.slug = ${p.city}::text) as city,
      exists (select from brand
        where brand.slug = ${p.brand}::text and brand.status = 'active' and not brand.is_licensed_grower) as brand`,
  { isRead: true },
);

interface Asked<Filters> {
  filters: Filters;
  /** What the query itself could not be read for. */
  unknown: UnknownValue[];
}

/** Leaves out a city and a brand that there are not, and names them beside the other values that nobody knows. */
export async function leaveOutUnknown<Filters extends { city: string | null; brand?: string | null }>(
  database: Database,
  { filters, unknown }: Asked<Filters>,
): Promise<Asked<Filters>> {
  const { city, brand = null } = filters;
  if (city === null && brand === null) return { filters, unknown };
  const are = await known.first(database, { city, brand });
  const isCityGone = city !== null && !are?.city;
  const isBrandGone = brand !== null && !are?.brand;
  return {
    filters: { ...filters, ...(isCityGone && { city: null }), ...(isBrandGone && { brand: null }) },
    unknown: [
      ...unknown,
      ...(isCityGone ? [unknownValue("city", city)] : []),
      ...(isBrandGone ? [unknownValue("brand", brand)] : []),
    ],
  };
}
