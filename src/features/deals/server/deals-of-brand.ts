import type { Database } from "#platform/database/database.ts";
import type { DealCard } from "../deal.ts";
import { type AskedNow, dealsNow } from "./deals-now.ts";

interface Asked extends AskedNow {
  brandId: number;
}

/** The deals of this brand that hold now, those that end soonest first. */
export async function dealsOfBrand(database: Database, { brandId, ...asked }: Asked): Promise<DealCard[]> {
  return (await dealsNow(database, asked)).filter(({ brand }) => brand.id === brandId);
}
