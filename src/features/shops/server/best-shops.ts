import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Samples, ShopCard } from "../shop.ts";
import { cardOf, type CardRow, cardRowJson } from "./shop-card.ts";

interface Parameters {
  isSampleToo: boolean;
  start: number;
  amount: number;
}

const best = statement(
  "best-shops",
  (_, p: Slots<Parameters>) => sql<{ row: CardRow }>`
    select ${cardRowJson} as row
    from shop_listing
    where ${p.isSampleToo} or not is_sample
    order by rank desc, sort_key, shop_id
    limit ${p.amount} offset ${p.start}`,
  { isRead: true },
);

interface Asked {
  start: number;
  amount: number;
  samples: Samples;
  locale: Locale;
  now: Date;
}

/** A slice of all listed shops, best first. */
export async function bestShops(
  database: Database,
  { start, amount, samples, locale, now }: Asked,
): Promise<ShopCard[]> {
  const isSampleToo = samples === "included";
  const rows = await best.all(database, { isSampleToo, start, amount });
  return rows.map(({ row }) => cardOf(row, { locale, now }));
}
