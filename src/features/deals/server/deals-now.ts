import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { DealCard } from "../deal.ts";
import { recallDeals } from "./recall-deals.ts";
import { DEAL_TABLES, runningDeals } from "./running-deals.ts";

export interface AskedNow {
  locale: Locale;
  now: Date;
  /** Where they may come from that were read before. */
  recall?: Recall;
}

/** All deals that hold now; of those that were read before, the ones that have not ended meanwhile. */
export async function dealsNow(
  database: Database,
  { locale, now, recall = readNow }: AskedNow,
): Promise<DealCard[]> {
  const read = (at: Date) => runningDeals(database, { now: at, locale });
  const name = `running deals ${locale}`;
  const deals = await recallDeals(database, { recall, name, tables: DEAL_TABLES, now, read });
  return deals.filter(({ validTo }) => Date.parse(validTo) > now.getTime());
}
