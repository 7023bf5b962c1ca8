import type { PriceMonth, UnitPrices } from "./product-details.ts";

/** A price of one quantity at one shop, from when it was noted until it was noted otherwise or last seen. */
export interface HeldPrice {
  shopId: number;
  /** Of one gram, piece or pack. */
  centsEach: number;
  /** Milliseconds; `until`, when it was another one or too old, is not earlier. */
  from: number;
  until: number;
}

/**
 * What one of a unit cost month by month: of each shop its lowest price at any time of the month, all of the same unit. A month
 * is one of UTC.
 */
export function priceMonths(prices: readonly HeldPrice[]): PriceMonth[] {
  const months = new Map<number, Map<number, number>>();
  for (const { shopId, centsEach, from, until } of prices) {
    for (let month = monthOf(from); month <= monthOf(until); month++) {
      const shops = months.get(month) ?? new Map<number, number>();
      months.set(month, shops);
      shops.set(shopId, Math.min(shops.get(shopId) ?? Infinity, centsEach));
    }
  }
  return [...months]
    .toSorted(([a], [b]) => a - b)
    .map(([month, shops]) => {
      const cents = [...shops.values()].toSorted((a, b) => a - b);
      return {
        month: monthText(month),
        lowCents: cents[0] ?? 0,
        medianCents: middleOf(cents),
        highCents: cents.at(-1) ?? 0,
        shopCount: cents.length,
      };
    });
}

/** The month that is not over has the prices of today, so that the end of a chart is what stands beside it. */
export function withToday(
  months: readonly PriceMonth[],
  { range, pricedShopCount, now }: Pick<UnitPrices, "range" | "pricedShopCount"> & { now: Date },
): PriceMonth[] {
  if (!range) return [...months];
  const month = monthText(monthOf(now.getTime()));
  return [...months.filter((one) => one.month < month), { month, ...range, shopCount: pricedShopCount }];
}

/** Months since the year nought. */
function monthOf(milliseconds: number): number {
  const date = new Date(milliseconds);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}

/** Rounded to whole cents, as the database does it. */
function middleOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
  return Math.round((below + above) / 2);
}
