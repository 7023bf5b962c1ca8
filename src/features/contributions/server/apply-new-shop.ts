import { sql } from "kysely";
import { SUGGESTED_KEY } from "#features/shops/server/real-shops.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { saveShops, type SourcedShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { FieldChange } from "../change.ts";
import { newShopOf } from "./new-shop-of.ts";
import { refuseListed } from "./refuse-listed.ts";

type Place = Pick<SourcedShop, "municipalityId" | "citySlug" | "isSample" | "latitude" | "longitude">;

// Nobody is asked where on the map it is. Shops of its postcode are a few doors away; then those of its street by their numbers, the
// middle of the street, shops of the same part of town, and the middle of the town.
const placeOfDoor = statement(
  "place-of-new-shop",
  (_, p: Params<{ cityId: number; street: string; number: number; postcode: string | null }>) => sql<Place>`
    select city.municipality_id as "municipalityId", city.slug as "citySlug", city.is_sample as "isSample",
      coalesce(near.latitude, city.latitude) as latitude, coalesce(near.longitude, city.longitude) as longitude
    from city
    left join lateral (
      select latitude, longitude, case
          when postcode = ${p.postcode}::text then 1
          when lower(street) = lower(${p.street}::text) then 2
          else 4 end as step,
        abs(coalesce(substring(house_number from '^[0-9]{1,5}')::integer, 100000) - ${p.number}::integer) as doors
      from shop
      where shop.city_id = city.id and (lower(street) = lower(${p.street}::text)
        or left(postcode, 4) = left(${p.postcode}::text, 4))
      union all
      select latitude, longitude, 3, 0 from landmark
      where landmark.city_id = city.id and lower(landmark.name) = lower(${p.street}::text)
      order by step, doors
      limit 1
    ) as near on true
    where city.id = ${p.cityId}`,
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
  const { street, houseNumber, postcode } = listing;
  const number = Number.parseInt(houseNumber.slice(0, 5), 10);
  const place = await placeOfDoor.first(tx, { cityId, street, number, postcode });
  if (!place) throw new Error(`The city ${cityId} of a new shop is gone`);
  const source = place.isSample ? ("sample" as const) : ("visitor" as const);
  const provenance = { source, observedOn, confidence: "medium" as const };
  const sourceKey = `${SUGGESTED_KEY}${changeId}`;
  const shop = { ...listing, ...place, ...provenance, cityId, sourceKey, openingHours };
  const shopId = (await saveShops(tx, [shop], { now })).idOfKey.get(sourceKey);
  if (shopId === undefined) throw new Error("A new shop was not added");
  const contact = { phone, website };
  await saveFacts(tx, [{ ...provenance, shopId, group: "contact", columns: contact }], { now });
  await nameShop.run(tx, { changeId, shopId });
  return shopId;
}
