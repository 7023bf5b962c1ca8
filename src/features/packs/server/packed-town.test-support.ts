import { sql } from "kysely";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { indexShops } from "#features/shops/server/index-shops.ts";
import { NOW, SHOP_COLUMNS } from "#features/shops/server/small-world.test-support.ts";
import { storeRanks } from "#features/shops/server/store-ranks.ts";
import { SHOP_KINDS } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/**
 * Past midnight, holidays, a sunset, days that are others than their weekday, nights that go on into the day, a time at which nobody knows,
 * and weeks in which nothing opens.
 */
export const RULES = [
  "Mo-Th 10:00-24:00; Fr-Sa 10:00-03:00; PH off",
  "24/7",
  "Mo-Su 08:00-02:30; Dec 25 off; Dec 31 08:00-18:00",
  "Mo-Fr 12:00-sunset; Sa,Su 22:00-05:00",
  "Mo-Sa 09:00-22:00; Su unknown",
  "Fr 22:00-06:00; Sa 06:00-23:00; Su 00:00-24:00",
  'Mo-We 10:00-18:00; Th-Su 10:00-18:00 "by appointment"; PH 12:00-17:00',
  "Mo-Su 11:00-20:00; Mar 20-Apr 20 off; Oct 10-Nov 05 off; Dec 01-Jan 03 off",
];

/** Shops by numbers that are the same in each run, which those of a sequence are not. */
const numbered = sql`(select id, row_number() over (order by slug)::integer as n from shop) as numbered`;

const setHours = statement(
  "test-set-hours-of-all",
  (_, p: Params<{ rules: string[] }>) => sql`
    update shop set opening_hours = (${p.rules}::text[])[1 + n % (array_length(${p.rules}::text[], 1) + 1)]
    from ${numbered} where numbered.id = shop.id`,
);

const giveKitchens = statement(
  "test-give-kitchens",
  (_, p: Params<{ rules: string[] }>) => sql`
    insert into shop_department (shop_id, department, opening_hours)
    select id, 'kitchen', (${p.rules}::text[])[1 + n % array_length(${p.rules}::text[], 1)] from ${numbered} where n % 3 = 0
    on conflict (shop_id, department) do update set opening_hours = excluded.opening_hours`,
);

/** Accents, articles, digits and equal names, which alphabets put in one order or another. */
const NAMES = [
  "'t Zwaantje",
  "De Zwaan",
  "Café Zwart",
  "Cafe Zwarte Kat",
  "Éclair",
  "Eclipse",
  "137",
  "4:20",
  "Ångström",
  "Ösi",
  "Rick's",
  "Ricks",
  "Łódź",
  "Čas",
  "Chill",
  "chill out",
  "Chill-Out",
  "Green House",
  "Greenhouse",
  "Grün",
  "Straße",
  "Ñandú",
  "Sky High",
  "Sky High",
  "Ijsbeer",
  "IJsbeer",
  "Yes",
  "La Paz",
  "Lapaz",
  "Zeezicht",
];

const equip = statement(
  "test-equip-town",
  () => sql`
    update shop set
      amenities_present = (array['{}', '{wifi}', '{wifi,seats}', '{atm,dogs,toilets}']::text[])[1 + n % 4]::text[],
      amenities_absent = '{coffee}', wheelchair = (array['yes', 'limited', 'unknown'])[1 + n % 3],
      terrace = (array['yes', 'no', 'unknown'])[1 + n % 3], residents = (array['unknown', 'anyone', 'residentsOnly'])[1 + n % 3],
      former_names = case when n % 7 = 0 then '{Oude Molen}'::text[] else '{}' end,
      created_at = timestamptz '2026-01-01 00:00Z' + (n % 5) * interval '1 second' + (n % 3) * interval '1 microsecond',
      status = case when n % 11 = 0 then 'temporarilyClosed' else 'active' end
    from ${numbered} where numbered.id = shop.id and city_id = (select id from city where slug = 'zaandam')`,
);

const rate = statement(
  "test-rate-town",
  () => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'shop', shop.id, 3, (array[350, 399, 400, 480])[1 + n % 4]
    from shop join ${numbered} on numbered.id = shop.id where n % 2 = 0 and not is_sample`,
);

const shopIdsOf = statement(
  "test-shop-ids",
  () => sql<{ id: number; slug: string; isInTown: boolean }>`
    select shop.id, shop.slug, city.slug = 'zaandam' as "isInTown" from shop join city on city.id = city_id order by shop.slug`,
);

/**
 * The small catalogue, and a town of thirty shops that differ in whatever lists filter and sort by; all shops have some rule of hours or
 * none. Menus and prices are public.
 */
export async function settlePackedTown(world: Database): Promise<void> {
  await settleSmallCatalogue(world);
  const lines = NAMES.map((name, index) => {
    const kind = SHOP_KINDS[index % SHOP_KINDS.length];
    const street = ["Dam", "Vinkenstraat", "Oude Kade"][index % 3];
    const door = ["1-3", "1a-b", "1 hs", "12", "1A"][index % 5];
    const postcode = `1506 A${"ABC"[index % 3]}`;
    // The last two are behind the doors of the first two.
    const place = index % 28;
    const point = `${52.41 + (place % 7) * 0.009},${4.79 + Math.floor(place / 7) * 0.017}`;
    const confidence = ["high", "medium", "low"][index % 3];
    return `osm2021-w${index},${name},${kind},${point},${street},${door},${postcode},Zaandam,,GM0479,,${confidence},\n`;
  });
  await importShops(world, bytesOf(SHOP_COLUMNS + lines.join("")));
  await setHours.run(world, { rules: RULES });
  await giveKitchens.run(world, { rules: RULES });
  await equip.run(world);
  await rate.run(world);
  const shops = await shopIdsOf.all(world);
  const items = shops
    .filter(({ isInTown }, index) => isInTown && index % 4 !== 0)
    .map(({ slug }, index) => {
      const cents = [550, 800, 1000, 1250][index % 5] ?? 600;
      return menuItemOf({
        shopSlug: slug,
        rawName: "House blend",
        ladder: [{ unit: "gram", quantity: 1, cents }],
      });
    });
  await saveMenus(world, items, { seenAt: NOW });
  const shopIds = shops.map(({ id }) => id);
  await storeRanks(world, { shopIds });
  await indexShops(world, { shopIds });
}
