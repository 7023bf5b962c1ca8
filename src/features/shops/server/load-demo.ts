import { sql } from "kysely";
import { DEMO_SHOPS, type DemoShop } from "#db/demo/shops.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { saveShops } from "./save-shops.ts";
import { storeRanks } from "./store-ranks.ts";

const demoCities = statement("demo-cities", (db, p: Slots<{ names: string[] }>) =>
  db
    .selectFrom("city")
    .select(["id as cityId", "municipality_id as municipalityId", "slug as citySlug", "name"])
    .where("name", "=", sql<string>`any(${p.names})`),
);

const saveDetails = statement(
  "save-demo-details",
  (_, p: Slots<{ rows: string }>) => sql`
    update shop set
      status = row.status, phone = row.phone, website = row.website,
      residents = row.residents, id_check = row.id_check, minimum_age = row.minimum_age, membership = row.membership,
      amenities_present = row.amenities_present, amenities_absent = row.amenities_absent,
      wheelchair = row.wheelchair, step_height_cm = row.step_height_cm
    from jsonb_populate_recordset(null::shop, ${p.rows}::jsonb) as row
    where shop.source_key = row.source_key`,
);

const saveDemoFacts = statement(
  "save-demo-facts",
  (_, p: Slots<{ shopIds: number[]; observedOn: string }>) => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select shop_id, fact_group, 'sample', ${p.observedOn}, 'low'
    from unnest(${p.shopIds}::bigint[]) as shop_id, unnest(array['contact', 'access', 'amenities']) as fact_group
    on conflict do nothing`,
);

/** The month in which the invented facts were invented. */
const OBSERVED_ON = "2026-11";

/**
 * Adds the invented shops of db/demo, all of them samples. Loading again changes nothing; cities they need and the
 * database lacks are passed over.
 */
export async function loadDemo(database: Database): Promise<{ shopCount: number }> {
  return database.transaction(async (tx) => {
    const names = [...new Set(DEMO_SHOPS.map(({ city }) => city))];
    const cities = new Map((await demoCities.all(tx, { names })).map((city) => [city.name, city]));
    const shops = DEMO_SHOPS.flatMap((shop) => {
      const place = cities.get(shop.city);
      return place ? [{ ...listingOf(shop), ...place, name: shop.name }] : [];
    });
    const { addedIds } = await saveShops(tx, shops);
    await saveDetails.run(tx, { rows: JSON.stringify(DEMO_SHOPS.map(detailsOf)) });
    await saveDemoFacts.run(tx, { shopIds: addedIds, observedOn: OBSERVED_ON });
    await storeRanks(tx, { shopIds: addedIds });
    return { shopCount: shops.length };
  });
}

function sourceKeyOf({ key }: DemoShop): string {
  return `sample-${key}`;
}

function listingOf(shop: DemoShop) {
  return {
    sourceKey: sourceKeyOf(shop),
    kind: shop.kind,
    isSample: true,
    street: shop.street,
    houseNumber: shop.houseNumber,
    postcode: shop.postcode,
    latitude: shop.latitude,
    longitude: shop.longitude,
    source: "sample",
    observedOn: OBSERVED_ON,
    confidence: "low",
  } as const;
}

function detailsOf(shop: DemoShop) {
  return {
    source_key: sourceKeyOf(shop),
    status: shop.status,
    phone: shop.phone,
    website: shop.website,
    residents: shop.access.residents,
    id_check: shop.access.idCheck,
    minimum_age: shop.access.minimumAge,
    membership: shop.access.membership,
    amenities_present: shop.present,
    amenities_absent: shop.absent,
    wheelchair: shop.wheelchair,
    step_height_cm: shop.stepHeightCm,
  };
}
