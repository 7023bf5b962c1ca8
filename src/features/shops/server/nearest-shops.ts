import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Samples, ShopCard } from "../shop.ts";
import { isListed, shopCardColumns, type ShopCardRow, shopCardTables } from "./shop-card-sql.ts";
import { withDistance } from "./with-distance.ts";

/** More than are asked for: the index knows flat distances, and the sphere may order neighbours otherwise. */
const SPARE_CANDIDATES = 20;

interface Parameters extends Point {
  exceptShopId: number | null;
  isSampleToo: boolean;
  candidateCount: number;
  locale: string;
}

const candidates = statement(
  "nearest-shops",
  (_, p: Slots<Parameters>) => sql<ShopCardRow>`
    select ${shopCardColumns}
    from (
      select shop.id from shop
      where ${isListed} and (${p.isSampleToo} or not shop.is_sample)
        and shop.id is distinct from ${p.exceptShopId}
      order by spot(shop.latitude, shop.longitude) <-> spot(${p.latitude}, ${p.longitude})
      limit ${p.candidateCount}
    ) as candidate
    join shop on shop.id = candidate.id
    ${shopCardTables(p.locale)}`,
  { isRead: true },
);

interface Asked {
  point: Point;
  start: number;
  amount: number;
  exceptShopId?: number | undefined;
  samples: Samples;
  locale: Locale;
}

/** A slice of the listed shops, nearest first, with `distanceMetres` on the sphere. */
export async function nearestShops(
  database: Database,
  { point, start, amount, exceptShopId, samples, locale }: Asked,
): Promise<ShopCard[]> {
  const rows = await candidates.all(database, {
    ...point,
    exceptShopId: exceptShopId ?? null,
    isSampleToo: samples === "included",
    candidateCount: start + amount + SPARE_CANDIDATES,
    locale,
  });
  return withDistance(rows, point)
    .toSorted((a, b) => (a.distanceMetres ?? 0) - (b.distanceMetres ?? 0) || a.id - b.id)
    .slice(start, start + amount);
}
