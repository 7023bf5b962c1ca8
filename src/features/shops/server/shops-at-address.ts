import { sql } from "kysely";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type TypedAddress } from "../typed-address.ts";

const listedWithPostcode = statement(
  "shops-with-postcode",
  (_, p: Params<{ from: string; to: string }>) => sql<{ id: number }>`
    select shop.id from shop join shop_listing on shop_listing.shop_id = shop.id
    where shop.postcode between ${p.from} and ${p.to}
    order by shop_listing.rank desc, shop.id`,
  { isRead: true },
);

/** `16` is also the door of `16-18` and `16 hs`, but `16a` is not that of `16b`. */
const atNumber = statement(
  "shops-at-number",
  (_, p: Params<{ shopIds: number[]; number: string }>) => sql<{ id: number; isExact: boolean }>`
    select shop.id, shop.number = ${p.number} as "isExact"
    from (
      select shop.id, shop.rank, lower(regexp_replace(house_number, '[\s-]+(?=[[:alpha:]])', '', 'g')) as number
      from shop where shop.id = any(${p.shopIds})) as shop
    where shop.number ~ ('^' || ${p.number} || '(?![0-9])')
    order by shop.rank desc, shop.id`,
  { isRead: true },
);

/** The shops at an address, best first: of a postcode, else of its four digits; at a door of a street. */
export async function shopsAtAddress(database: Database, address: TypedAddress): Promise<number[]> {
  if (address.kind === "door") {
    const shopIds = await itemsMatching(database, { kind: "shops", question: address.around });
    if (shopIds.length === 0) return [];
    const found = await atNumber.all(database, { shopIds, number: address.number });
    const exact = found.filter(({ isExact }) => isExact);
    return (exact.length > 0 ? exact : found).map(({ id }) => id);
  }
  const { digits, letters } = address;
  const inRange = async (from: string, to: string) =>
    (await listedWithPostcode.all(database, { from, to })).map(({ id }) => id);
  const whole = letters ? await inRange(`${digits} ${letters}`, `${digits} ${letters}`) : [];
  return whole.length > 0 ? whole : inRange(`${digits} AA`, `${digits} ZZ`);
}
