import { sql } from "kysely";
import { bytesOf, settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { importShops } from "./import-shops.ts";

export const SHOP_COLUMNS =
  "id,name,kind,latitude,longitude,street,house_number,postcode,city,municipality,municipality_code,province,confidence,evidence\n";

/** Three shops in Utrecht, two in Rotterdam, one by the sea, one in Den Bosch, two in Maastricht. */
export const SMALL_WORLD = `${SHOP_COLUMNS}osm2021-a1,Andersom,coffeeshop,52.0905,5.1206,Vismarkt,23,,Utrecht,Utrecht,GM0344,Utrecht,high,tag
osm2021-a2,Café Zwart,coffeeshop,52.0950,5.1100,Nieuwe Kade,2,,Utrecht,Utrecht,GM0344,Utrecht,medium,name
osm2021-a3,Éclair,smartshop,52.0800,5.1300,,,,Utrecht,Utrecht,GM0344,Utrecht,medium,tag
osm2021-b1,Sky High,coffeeshop,51.9200,4.4800,Markt,1,,Rotterdam,Rotterdam,GM0599,Zuid-Holland,high,tag
osm2021-b2,Sky High,headshop,51.9300,4.4700,Kade,9,,Rotterdam,Rotterdam,GM0599,Zuid-Holland,high,tag
osm2021-b3,Zeelucht,coffeeshop,51.9770,4.1330,Strandweg,5,,Hoek van Holland,Rotterdam,GM0599,Zuid-Holland,high,tag
osm2021-c1,Rick's,coffeeshop,51.6900,5.3000,Parade,7,,'s-Hertogenbosch,'s-Hertogenbosch,GM0796,Noord-Brabant,high,tag
osm2021-d1,Mosa,coffeeshop,50.8500,5.6900,Maaskade,3,,Maastricht,Maastricht,GM0935,Limburg,high,tag
osm2021-d2,Mosa Smart,smartshop,50.8510,5.6910,Maaskade,4,,Maastricht,Maastricht,GM0935,Limburg,high,tag
`;

/**
 * On the Veluwe, far from every other shop. Of the three shops around it `east` is the nearest by metres, then `north`, then
 * `farther-east`: an order that only the right weight of a degree of longitude gives. Where a degree counts the same both ways,
 * `north` is first; where the cosine takes degrees for radians, it is last.
 */
export const CROSSROADS = { latitude: 52.2, longitude: 5.8 };
export const NEIGHBOURS = ["east", "north", "farther-east"] as const;

/** Makes the three shops around the crossroads. */
export async function settleNeighbours(database: Database): Promise<void> {
  const rows = [
    "osm2021-n1,East,coffeeshop,52.2,5.815",
    "osm2021-n2,North,coffeeshop,52.211,5.8",
    "osm2021-n3,Farther East,coffeeshop,52.2,5.822",
  ].map((shop) => `${shop},Heideweg,1,,Utrecht,Utrecht,GM0344,Utrecht,high,tag`);
  await importShops(database, bytesOf(`${SHOP_COLUMNS}${rows.join("\n")}\n`));
}

/** Makes the small country and its shops in a test's database. */
export async function settleSmallWorld(database: Database): Promise<void> {
  await settleSmallCountry(database);
  await importShops(database, bytesOf(SMALL_WORLD));
}

/** A Saturday, a quarter past two in the afternoon there. */
export const NOW = new Date("2026-11-21T13:15:00Z");

const equipShopRow = statement(
  "equip-shop",
  (db, p: Params<{ slug: string; amenities: string[]; wheelchair: string }>) =>
    db
      .updateTable("shop")
      .set({ amenities_present: p.amenities, wheelchair: p.wheelchair })
      .where("slug", "=", p.slug),
);

/** Sets the facts of a shop, as an owner would. */
export async function equipShop(
  database: Database,
  {
    slug,
    amenities = [],
    wheelchair = "unknown",
  }: { slug: string; amenities?: string[]; wheelchair?: string },
): Promise<void> {
  await equipShopRow.run(database, { slug, amenities, wheelchair });
}

const setOpenDuring = statement(
  "set-open-during",
  (_, p: Params<{ slug: string; opensAt: string; closesAt: string; knownUntil: string }>) => sql`
    update shop_listing set
      open_during = tstzmultirange(tstzrange(${p.opensAt}::timestamptz, ${p.closesAt}::timestamptz)),
      open_known_until = ${p.knownUntil}::timestamptz
    from shop where shop.id = shop_id and shop.slug = ${p.slug}`,
);

/** The shop is open once, from when to when; its hours are unknown from the second day after that. */
export async function openOnce(
  database: Database,
  { slug, from, to }: { slug: string; from: string; to: string },
): Promise<void> {
  const knownUntil = new Date(Date.parse(to) + 24 * 60 * 60_000).toISOString();
  await setOpenDuring.run(database, { slug, opensAt: from, closesAt: to, knownUntil });
}

const setStatusOfShop = statement("set-status", (db, p: Params<{ slug: string; status: string }>) =>
  db.updateTable("shop").set({ status: p.status }).where("slug", "=", p.slug),
);

export async function setStatus(database: Database, asked: { slug: string; status: string }): Promise<void> {
  await setStatusOfShop.run(database, asked);
}

const confirmByOwner = statement(
  "confirm-by-owner",
  (_, p: Params<{ slug: string }>) => sql`
    update shop_fact set source = 'owner', observed_on = '2026-05-01', confirmation_count = 2, confirmed_at = '2026-06-01'
    from shop where shop.id = shop_id and shop.slug = ${p.slug} and fact_group = 'listing'`,
);

/** The owner has edited the listing since it was imported, and two people have confirmed it. */
export async function confirmListing(database: Database, asked: { slug: string }): Promise<void> {
  await confirmByOwner.run(database, asked);
}
