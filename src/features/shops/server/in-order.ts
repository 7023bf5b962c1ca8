import { sql } from "kysely";
import { alphabetOf, perLocale } from "#features/places/server/in-language.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Listing } from "../listing.ts";
import type { ShopFilters } from "../shop-query.ts";

const byName = perLocale((locale) =>
  statement(
    `shops-by-name-${locale}`,
    (_, p: Slots<{ ids: number[] }>) => sql<{ ids: number[] }>`
      select array_agg(shop.id order by shop.sort_name ${alphabetOf(locale)}, shop.id) as ids
      from shop where shop.id = any(${p.ids}::bigint[])`,
    { isRead: true },
  ),
);

const byAge = statement(
  "shops-by-age",
  (_, p: Slots<{ ids: number[] }>) => sql<{ ids: number[] }>`
    select array_agg(shop.id order by shop.created_at desc, shop.id desc) as ids
    from shop where shop.id = any(${p.ids}::bigint[])`,
  { isRead: true },
);

interface Asked {
  /** Best first, as the sieve leaves them. */
  chosen: readonly Listing[];
  filters: Pick<ShopFilters, "sort" | "open">;
  locale: Locale;
}

/** The ids of the chosen shops in the order that was asked for; those of unknown hours stay below the open ones. */
export async function inOrder(database: Database, { chosen, filters, locale }: Asked): Promise<number[]> {
  const { sort, open } = filters;
  const hasPoint = chosen.some(({ metres }) => metres !== null);
  if (sort === "best" || chosen.length === 0) return chosen.map(({ shopId }) => shopId);
  const ids = chosen.map(({ shopId }) => shopId);
  const sorted =
    sort === "newest"
      ? await byAge.first(database, { ids })
      : sort === "nearest" && hasPoint
        ? { ids: chosen.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0)).map(({ shopId }) => shopId) }
        : await byName[locale].first(database, { ids });
  const all = sorted?.ids ?? [];
  if (open === null) return all;
  const unknown = new Set(chosen.filter(({ asked }) => asked === "unknown").map(({ shopId }) => shopId));
  return [...all.filter((id) => !unknown.has(id)), ...all.filter((id) => unknown.has(id))];
}
