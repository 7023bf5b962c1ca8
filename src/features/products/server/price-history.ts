import { countryDay } from "#features/hours/country-clock.ts";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { complianceOfPlace } from "#features/compliance/server/compliance-of-place.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { FRESH_SECONDS, freshSince } from "../fresh-price.ts";
import { type HeldPrice, priceMonths, withToday } from "../price-months.ts";
import { COUNTED_UNITS, type PriceUnit } from "../price-ladder.ts";
import type { PriceHistory, PriceRange, UnitPrices } from "../product-details.ts";

const MOST_MONTHS = 24;
const MOST_KEPT = 5000;
/** A price that is seen again does not change the stamp, and the newest month only slightly. */
const KEPT_MS = 10 * 60_000;

/**
 * The cache key is product, stamp and day: a change of what may be shown changes the stamp. Reading the history of what a
 * thousand shops sell takes forty milliseconds, so a stale one of the same day is served while it is read again
 * (stale-while-revalidate), and concurrent requests share one read.
 */
const kept = new LRUCache<string, PriceHistory, Reading>({
  max: MOST_KEPT,
  ttl: KEPT_MS,
  allowStale: true,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _old, { context }) => readHistory(context),
});

type Observed = [
  menuItemId: number,
  shopId: number,
  quantity: number,
  cents: number | null,
  at: number,
  /** Until when its line is known to be to be had; null where it is gone. */
  knownUntil: number | null,
  unit: PriceUnit,
];

interface HistoryRow extends Omit<PriceHistory, "months" | "counted"> {
  observed: Observed[];
  counted: Omit<UnitPrices, "months">[];
}

/** The cheapest piece or pack of each shop. */
const countedJson = sql<HistoryRow["counted"]>`(
  select coalesce(json_agg(json_build_object('unit', unit, 'pricedShopCount', shop_count,
    'range', json_build_object('lowCents', low, 'medianCents', median, 'highCents', high))), '[]')
  from (
    select unit, count(*) as shop_count, min(each) as low, max(each) as high,
      round((percentile_cont(0.5) within group (order by each))::numeric)::integer as median
    from (
      select rung.unit, min(round(rung.cents / rung.quantity))::integer as each
      from fresh as sold
      cross join lateral jsonb_to_recordset(sold.ladder) as rung(unit text, quantity numeric, cents numeric)
      where rung.unit <> 'gram'
      group by sold.id, rung.unit
    ) as asked
    group by unit
  ) as summed)`;

/** Depends only on the profiles of the country and of shops that publicly sell it, not on the prices themselves. */
const areKept = (p: Params<{ productId: number }>) => sql<boolean>`(
  exists (
    select from compliance_profile as fallback
    left join compliance_profile as country on country.country = 'NL'
    where fallback.scope = 'default' and (coalesce(country.menu, fallback.menu) <> 'full'
      or coalesce(country.prices, fallback.prices) <> 'public'))
  or exists (
    select from menu_item
    join shop_compliance on shop_compliance.shop_id = menu_item.shop_id
      and shop_compliance.is_menu_public and not shop_compliance.are_prices_public
    join shop on shop.id = menu_item.shop_id and shop.status = 'active'
    where menu_item.product_id = ${p.productId} and menu_item.available <> 'soldOut'))`;

/** The cheapest gram of each shop. */
const gramsJson = sql<PriceRange | null>`(
  select case when count(cents_per_gram) > 0 then json_build_object('lowCents', min(cents_per_gram),
    'medianCents', round((percentile_cont(0.5) within group (order by cents_per_gram))::numeric)::integer,
    'highCents', max(cents_per_gram)) end
  from fresh)`;

const lastKnownJson = sql<PriceHistory["lastKnown"]>`(
  select json_build_object('centsPerGram', cents_per_gram, 'fromCents', from_cents, 'seenAt', last_seen_at)
  from sold
  where not exists (select from fresh)
  order by last_seen_at desc, cents_per_gram, from_cents, id limit 1)`;

/** Seconds are precise enough, and shorter. */
const historyOfProduct = statement(
  "price-history",
  (_, p: Params<{ productId: number; since: Date }>) => sql<HistoryRow>`
    with sold as (
      select menu_item.id, menu_item.ladder, menu_item.cents_per_gram, menu_item.from_cents, menu_item.last_seen_at
      from menu_item
      join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.are_prices_public
      join shop on shop.id = menu_item.shop_id and shop.status = 'active'
      where menu_item.product_id = ${p.productId} and menu_item.available <> 'soldOut'
        and menu_item.from_cents is not null
    ), fresh as (
      select id, ladder, cents_per_gram, from_cents, last_seen_at from sold where last_seen_at >= ${p.since}::timestamptz
    )
    select
      (select ('[' || coalesce(string_agg(
          '[' || observed.menu_item_id || ',' || observed.shop_id || ',' || observed.quantity || ','
            || coalesce(observed.cents::text, 'null') || ',' || extract(epoch from observed.observed_at)::bigint || ','
            || coalesce((extract(epoch from menu_item.last_seen_at)::bigint
              + case when menu_item.available = 'soldOut' then 0 else ${sql.lit(FRESH_SECONDS)} end)::text, 'null')
            || ',"' || observed.unit || '"]',
          ',' order by observed.observed_at, observed.id), '') || ']')::json
        from public_price_observation as observed
        left join menu_item on menu_item.id = observed.menu_item_id and menu_item.product_id = observed.product_id
        where observed.product_id = ${p.productId}) as observed,
      count(fresh.cents_per_gram)::integer as "pricedShopCount", ${gramsJson} as range, ${countedJson} as counted,
      min(fresh.from_cents) as "fromCents", ${lastKnownJson} as "lastKnown", ${areKept(p)} as "areKept",
      to_json(max(fresh.last_seen_at)) as "seenAt", to_json(min(fresh.last_seen_at)) as "oldestSeenAt",
      (select to_json(last_seen_at) from fresh order by cents_per_gram, from_cents, last_seen_at desc, id limit 1) as "lowSeenAt"
    from fresh`,
  { isRead: true },
);

interface Reading {
  database: Database;
  productId: number;
  now: Date;
}

interface PriceHistoryQuery {
  productId: number;
  /** Of `productBySlug`. */
  priceStamp: string | null;
  now: Date;
}

/** What a gram, a piece or a pack of a product cost, month by month, where anyone may know it. */
export async function priceHistory(
  database: Database,
  { productId, priceStamp, now }: PriceHistoryQuery,
): Promise<PriceHistory> {
  // True for most products of the catalogue, which are on no menu.
  if (priceStamp === null) return noHistory(database);
  const day = countryDay(now);
  return kept.forceFetch(`${productId} ${day} ${priceStamp}`, { context: { database, productId, now } });
}

/** By the rule of the country alone: no shop is involved. */
async function noHistory(database: Database): Promise<PriceHistory> {
  const { menu, prices } = await complianceOfPlace(database, { municipalityId: null });
  const areKept = menu !== "full" || prices !== "public";
  const nothing = {
    range: null,
    fromCents: null,
    lastKnown: null,
    seenAt: null,
    oldestSeenAt: null,
    lowSeenAt: null,
  };
  return { months: [], counted: [], pricedShopCount: 0, areKept, ...nothing };
}

async function readHistory({ database, productId, now }: Reading): Promise<PriceHistory> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MOST_MONTHS + 1));
  const row = await historyOfProduct.first(database, { productId, since: freshSince(now) });
  if (!row) throw new Error("Sums of nothing are a row as well");
  const { observed, counted, ...current } = row;
  const monthsOf = (unit: PriceUnit, today: Pick<UnitPrices, "range" | "pricedShopCount">) => {
    const ofUnit = observed.filter((one) => one.at(-1) === unit);
    const held = heldPrices(ofUnit, { start: from.getTime(), end: now.getTime() });
    return withToday(priceMonths(held), { ...today, now });
  };
  const known = COUNTED_UNITS.map((unit) => {
    const today = counted.find((one) => one.unit === unit) ?? { unit, range: null, pricedShopCount: 0 };
    return { ...today, months: monthsOf(unit, today) };
  });
  return {
    ...current,
    months: monthsOf("gram", current),
    counted: known.filter(({ range, months }) => range !== null || months.length > 0),
  };
}

/**
 * How long each price was valid, within the shown period: until it was another one, was taken away or became too old. A month in which it
 * changed has the new one.
 */
function heldPrices(
  observed: readonly Observed[],
  { start, end }: { start: number; end: number },
): HeldPrice[] {
  const open = new Map<string, HeldPrice>();
  const held: HeldPrice[] = [];
  const close = (price: HeldPrice, until: number) => {
    if (until >= Math.max(price.from, start))
      held.push({ ...price, from: Math.max(price.from, start), until });
  };
  for (const [menuItemId, shopId, quantity, cents, at, knownUntil] of observed) {
    const key = `${menuItemId} ${quantity}`;
    const from = at * 1000;
    const before = open.get(key);
    if (before) close(before, Math.min(before.until, cents === null ? from : startOfMonth(from) - 1));
    if (cents === null) open.delete(key);
    else {
      const until = Math.max(from, Math.min(end, (knownUntil ?? at) * 1000));
      open.set(key, { shopId, centsEach: Math.round(cents / quantity), from, until });
    }
  }
  for (const price of open.values()) close(price, price.until);
  return held;
}

function startOfMonth(milliseconds: number): number {
  const date = new Date(milliseconds);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
