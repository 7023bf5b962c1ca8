import { sql } from "kysely";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { LISTED_ALREADY } from "../call-refusals.ts";
import { type KnownDoor, listedAlready } from "../listed-already.ts";
import type { NewShop } from "../shop-changes.ts";

const doorsOfCity = statement(
  "doors-to-compare",
  (_, p: Params<{ cityId: number; statuses: string[] }>) => sql<KnownDoor>`
    select slug, name, street, house_number as "houseNumber", postcode, status
    from shop where city_id = ${p.cityId} and status = any(${p.statuses}::text[])
    order by id`,
);

/**
 * Whoever is to rely on it holds the lock of `lockShops`.
 * @throws Conflict for a shop that has its page, with its name and slug
 */
export async function refuseListed(
  tx: Database,
  told: Pick<NewShop, "name" | "street" | "houseNumber" | "postcode">,
  { cityId, param }: { cityId: number; param: string },
): Promise<void> {
  const listed = listedAlready(told, await doorsOfCity.all(tx, { cityId, statuses: [...PUBLIC_STATUSES] }));
  if (listed) throw new Conflict(param, LISTED_ALREADY.with({ name: listed.name, url: listed.slug }));
}
