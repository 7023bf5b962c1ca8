import { sql } from "kysely";
import { SUGGESTED_KEY } from "#features/shops/server/real-shops.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { saveShops } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { FieldChange } from "../change.ts";
import { isNearCity, MOST_KM_FROM_CITY } from "../new-shop.ts";
import { newShopOf } from "./new-shop-of.ts";
import { placeOfNewShop } from "./place-of-new-shop.ts";
import { refuseListed } from "./refuse-listed.ts";

const nameShop = statement(
  "name-added-shop",
  (_, p: Params<{ changeId: number; shopId: number }>) => sql`
    update user_change set shop_id = ${p.shopId} where id = ${p.changeId}`,
);

interface AppliedShop {
  changeId: number;
  cityId: number;
  fields: readonly FieldChange[];
  /** The day on which somebody saw it there. */
  observedOn: string;
  /** Where the admin who takes it says that it is; without it, it stands where its street and postcode lead. */
  location?: Point | undefined;
  now: Date;
}

const tooFar = () =>
  new Invalid([{ msg: `Must be within ${MOST_KM_FROM_CITY} kilometres of the city`, param: "location" }]);

/**
 * Adds a shop that was missing to the directory, as imports add one. Returns its id. To be called in a transaction that holds the lock
 * of `lockShops`.
 * @throws Conflict where it is listed by now; Invalid for a location that is far from its city
 */
export async function applyNewShop(
  tx: Database,
  { changeId, cityId, fields, observedOn, location, now }: AppliedShop,
): Promise<number> {
  const { phone, website, openingHours, ...listing } = newShopOf(fields);
  await refuseListed(tx, listing, { cityId, param: "changeId" });
  const { guess, centre, ...place } = await placeOfNewShop(tx, { cityId, fields });
  if (location && !isNearCity(location, centre)) throw tooFar();
  const source = place.isSample ? ("sample" as const) : ("visitor" as const);
  const provenance = { source, observedOn, confidence: "medium" as const };
  const sourceKey = `${SUGGESTED_KEY}${changeId}`;
  const shop = {
    ...listing,
    ...place,
    ...(location ?? guess),
    ...provenance,
    cityId,
    sourceKey,
    openingHours,
  };
  const shopId = (await saveShops(tx, [shop], { now })).idOfKey.get(sourceKey);
  if (shopId === undefined) throw new Error("A new shop was not added");
  const contact = { phone, website };
  await saveFacts(tx, [{ ...provenance, shopId, group: "contact", columns: contact }], { now });
  await nameShop.run(tx, { changeId, shopId });
  return shopId;
}
