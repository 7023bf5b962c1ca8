import { sql } from "kysely";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { saveShops, type SourcedShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldChange } from "../change.ts";
import { newShopOf } from "./new-shop-of.ts";
import { refuseListed } from "./refuse-listed.ts";

type Place = Pick<SourcedShop, "municipalityId" | "citySlug" | "isSample" | "latitude" | "longitude">;

// Nobody said where on the map it is: where others of the postcode are, else in the middle of its street, else of the city.
const placeOfDoor = statement(
  "place-of-new-shop",
  (_, p: Params<{ cityId: number; street: string; postcode: string | null }>) => sql<Place>`
    select city.municipality_id as "municipalityId", city.slug as "citySlug", city.is_sample as "isSample",
      coalesce(neighbour.latitude, street.latitude, city.latitude) as latitude,
      coalesce(neighbour.longitude, street.longitude, city.longitude) as longitude
    from city
    left join lateral (
      select latitude, longitude from shop
      where shop.city_id = city.id and shop.postcode = ${p.postcode}::text order by shop.id limit 1
    ) as neighbour on true
    left join landmark as street on street.city_id = city.id and lower(street.name) = lower(${p.street}::text)
    where city.id = ${p.cityId}
    limit 1`,
);

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
  now: Date;
}

/**
 * Adds a shop that was missing to the directory, as imports add one. Returns its id. To be called in a transaction that holds the lock
 * of `lockShops`.
 * @throws Conflict where it is listed by now
 */
export async function applyNewShop(
  tx: Database,
  { changeId, cityId, fields, observedOn, now }: AppliedShop,
): Promise<number> {
  const { phone, website, openingHours, ...listing } = newShopOf(fields);
  await refuseListed(tx, listing, { cityId, param: "changeId" });
  const { street, postcode } = listing;
  const place = await placeOfDoor.first(tx, { cityId, street, postcode });
  if (!place) throw new Error(`The city ${cityId} of a new shop is gone`);
  const source = place.isSample ? ("sample" as const) : ("visitor" as const);
  const provenance = { source, observedOn, confidence: "medium" as const };
  const sourceKey = `change-${changeId}`;
  const shop = { ...listing, ...place, ...provenance, cityId, sourceKey, openingHours };
  const shopId = (await saveShops(tx, [shop], { now })).idOfKey.get(sourceKey);
  if (shopId === undefined) throw new Error("A new shop was not added");
  const contact = { phone, website };
  await saveFacts(tx, [{ ...provenance, shopId, group: "contact", columns: contact }], { now });
  await nameShop.run(tx, { changeId, shopId });
  return shopId;
}
