import type { Database } from "#platform/database/database.ts";
import type { DealFilters } from "../deal-query.ts";
import { type DealList, type NamesOfAsked, siftDeals } from "../sift-deals.ts";
import { type AskedNow, dealsNow } from "./deals-now.ts";

interface Asked extends AskedNow {
  filters: DealFilters;
  names?: NamesOfAsked;
}

/** A page of the deals that hold now, filtered and in order, samples among them. */
export async function dealsIn(database: Database, { filters, names, ...asked }: Asked): Promise<DealList> {
  return siftDeals(await dealsNow(database, asked), filters, names);
}
