import { sql } from "kysely";
import type { SourcedShop } from "#features/shops/server/save-shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { FieldChange } from "../change.ts";
import type { PlaceOfNewShop } from "../new-shop.ts";
import { newShopOf } from "./new-shop-of.ts";

type Place = Pick<SourcedShop, "municipalityId" | "citySlug" | "isSample"> & PlaceOfNewShop;

// Shops of its postcode are a few doors away; then those of its street by their numbers, the middle of the street, shops of the same
// part of town, and the middle of the town.
const placeOfDoor = statement(
  "place-of-new-shop",
  (_, p: Params<{ cityId: number; street: string; number: number; postcode: string | null }>) => sql<Place>`
    select city.municipality_id as "municipalityId", city.slug as "citySlug", city.is_sample as "isSample",
      json_build_object('latitude', city.latitude, 'longitude', city.longitude) as centre,
      json_build_object('latitude', coalesce(near.latitude, city.latitude),
        'longitude', coalesce(near.longitude, city.longitude)) as guess
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
  { isRead: true },
);

/** Where a shop that is missing stands as far as its street and postcode say; nobody is asked where on the map it is. */
export async function placeOfNewShop(
  database: Database,
  { cityId, fields }: { cityId: number; fields: readonly FieldChange[] },
): Promise<Place> {
  const { street, houseNumber, postcode } = newShopOf(fields);
  const number = Number.parseInt(houseNumber.slice(0, 5), 10);
  const place = await placeOfDoor.first(database, { cityId, street, number, postcode });
  if (!place) throw new Error(`The city ${cityId} of a new shop is gone`);
  return place;
}

const waiting = statement(
  "new-shop-to-place",
  (_, p: Params<{ id: number }>) => sql<{ cityId: number; fields: FieldChange[] }>`
    select city_id as "cityId", fields from user_change
    where id = ${p.id} and type = 'newShop' and state = 'pending' and city_id is not null`,
  { isRead: true },
);

/** The same of one that waits for an admin, who may know better; null where it does not wait. */
export async function placeOfWaitingShop(
  database: Database,
  { changeId }: { changeId: number },
): Promise<PlaceOfNewShop | null> {
  const change = await waiting.first(database, { id: changeId });
  if (!change) return null;
  const { guess, centre } = await placeOfNewShop(database, change);
  return { guess: rounded(guess), centre };
}

/** To a metre. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}
