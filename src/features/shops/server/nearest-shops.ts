import { sql } from "kysely";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Samples, ShopCard } from "../shop.ts";
import { cardOf, packedCards, unpackCards } from "./shop-card.ts";

/** More than requested: the index has the distances at the latitude of the country's middle, so the exact order may differ. */
const SPARE_CANDIDATES = 10;
/**
 * Enough for the page of a shop, a list, and a phone's request. A literal limit lets PostgreSQL cache a generic plan, and so does
 * a condition on samples that the planner cannot see through: with a parameter it would plan each time, which takes as long as
 * the query.
 */
const USUAL_CANDIDATES = [15, 30, 60];

interface Parameters extends Point {
  longitudeShrink: number;
  exceptShopId: number | null;
  isSampleToo: boolean;
  candidateCount: number;
  start: number;
  amount: number;
}

const nearestStatement = (name: string, candidateCount: (p: Params<Parameters>) => unknown) =>
  statement(
    name,
    (_, p: Params<Parameters>) => sql<{ packed: string | null }>`
    select ${packedCards} as packed
    from (
      select shop_id, card, open_times, remoteness
      from (
        select shop_id, card, open_times,
          (latitude - ${p.latitude}) * (latitude - ${p.latitude}) + (longitude - ${p.longitude})
            * (longitude - ${p.longitude}) * ${p.longitudeShrink}::float8 * ${p.longitudeShrink} as remoteness
        from shop_listing
        where ((select ${p.isSampleToo}::boolean) or not is_sample) and shop_id is distinct from ${p.exceptShopId}
        order by spot(latitude, longitude) <-> spot(${p.latitude}, ${p.longitude})
        limit ${candidateCount(p)}
      ) as candidate
      order by remoteness, shop_id
      limit ${p.amount} offset ${p.start}
    ) as shown`,
    { isRead: true },
  );

const usual = USUAL_CANDIDATES.map((most) => ({
  most,
  ask: nearestStatement(`nearest-shops-of-${most}`, () => sql.lit(most)),
}));
const farOut = nearestStatement("nearest-shops-far-out", (p) => p.candidateCount);

interface NearestShopsQuery {
  point: Point;
  start: number;
  amount: number;
  exceptShopId?: number | undefined;
  samples: Samples;
  locale: Locale;
  now: Date;
}

/** A slice of the listed shops, nearest first, with `distanceMetres` on the sphere. */
export async function nearestShops(
  database: Database,
  { point, start, amount, exceptShopId, samples, locale, now }: NearestShopsQuery,
): Promise<ShopCard[]> {
  const candidateCount = start + amount + SPARE_CANDIDATES;
  const nearest = usual.find(({ most }) => candidateCount <= most)?.ask ?? farOut;
  const row = await nearest.first(database, {
    ...point,
    longitudeShrink: Math.cos((point.latitude * Math.PI) / 180),
    exceptShopId: exceptShopId ?? null,
    isSampleToo: samples === "included",
    candidateCount,
    start,
    amount,
  });
  return unpackCards(row?.packed).map((card) => cardOf(card, { locale, near: point, now }));
}
