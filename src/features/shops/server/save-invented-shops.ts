import { sql } from "kysely";
import type { DemoShop } from "#db/demo/shops.ts";
import { chooseVisibility } from "#features/compliance/server/choose-visibility.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { indexShops } from "./index-shops.ts";
import { saveShops } from "./save-shops.ts";
import { storeOpenTimes } from "./store-open-times.ts";
import { storeRanks } from "./store-ranks.ts";

const citiesOfNames = statement("cities-of-names", (db, p: Params<{ names: string[] }>) =>
  db
    .selectFrom("city")
    .select(["id as cityId", "municipality_id as municipalityId", "slug as citySlug", "name"])
    .where("name", "=", sql<string>`any(${p.names})`),
);

// What an admin has merged is no more as the samples have it.
const saveDetails = statement(
  "save-sample-details",
  (_, p: Params<{ rows: string }>) => sql<{ id: number }>`
    update shop set
      status = row.status, phone = row.phone, website = row.website,
      residents = row.residents, id_check = row.id_check, minimum_age = row.minimum_age, membership = row.membership,
      amenities_present = row.amenities_present, amenities_absent = row.amenities_absent,
      is_wietproef = row.is_wietproef, wheelchair = row.wheelchair, step_height_cm = row.step_height_cm,
      smoking = row.smoking, vaporizer = row.vaporizer, terrace = row.terrace, drink_required = row.drink_required,
      maximum_stay_minutes = row.maximum_stay_minutes, description = row.description, email = row.email,
      socials = row.socials, former_names = row.former_names
    from jsonb_populate_recordset(null::shop, ${p.rows}::jsonb) as row
    where shop.source_key = row.source_key and shop.merged_into_id is null
      and not exists (select from shop as merged where merged.merged_into_id = shop.id)
    returning shop.id`,
);

const saveSampleFacts = statement(
  "save-sample-facts",
  (_, p: Params<{ shopIds: number[]; source: string; observedOn: string }>) => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select shop.id, fact_group, ${p.source}, ${p.observedOn}, 'low'
    from shop, unnest(array['contact', 'access', 'amenities', 'consumption', 'about']) as fact_group
    where shop.id = any(${p.shopIds}::bigint[])
      and (fact_group <> 'about' or shop.description is not null)
      and (fact_group <> 'consumption'
        or (shop.smoking, shop.vaporizer, shop.terrace, shop.drink_required) <> ('unknown', 'unknown', 'unknown', 'unknown'))
    on conflict do nothing`,
);

const addedOfKeys = statement("added-of-keys", (db, p: Params<{ ids: number[]; keys: string[] }>) =>
  db
    .selectFrom("shop")
    .select("id")
    .where("id", "=", sql<number>`any(${p.ids}::bigint[])`)
    .where("source_key", "=", sql<string>`any(${p.keys}::text[])`),
);

const saveDepartments = statement(
  "save-sample-departments",
  (_, p: Params<{ rows: string }>) => sql`
    insert into shop_department (shop_id, department, opening_hours)
    select shop.id, row.department, row.opening_hours
    from jsonb_to_recordset(${p.rows}::jsonb) as row(source_key text, department text, opening_hours text)
    join shop on shop.source_key = row.source_key and shop.merged_into_id is null
    on conflict (shop_id, department) do update set opening_hours = excluded.opening_hours`,
);

/** The month in which the invented facts were invented. */
const OBSERVED_ON = "2026-11";

/** Samples show what a page can be; load data stands for real shops, and its keys begin with `generated-`. */
type Purpose = "sample" | "generated";

/** Adds invented shops, or updates the existing ones; those of unknown cities are skipped. To be called in a transaction. */
export async function saveInventedShops(
  tx: Database,
  samples: readonly DemoShop[],
  { purpose, now }: { purpose: Purpose; now: Date },
): Promise<{ shopCount: number }> {
  const names = [...new Set(samples.map(({ city }) => city))];
  const cities = new Map((await citiesOfNames.all(tx, { names })).map((city) => [city.name, city]));
  const shops = samples.flatMap((shop) => {
    const place = cities.get(shop.city);
    return place ? [{ ...listingOf(shop, purpose), ...place, name: shop.name }] : [];
  });
  const { addedIds } = await saveShops(tx, shops, { now });
  const saved = await saveDetails.all(tx, {
    rows: JSON.stringify(samples.map((shop) => detailsOf(shop, purpose))),
  });
  const shopIds = saved.map(({ id }) => id);
  await saveSampleFacts.run(tx, { shopIds, source: sourceOf(purpose), observedOn: OBSERVED_ON });
  await storeRanks(tx, { shopIds: addedIds });
  await saveDepartments.run(tx, {
    rows: JSON.stringify(samples.flatMap((shop) => departmentsOf(shop, purpose))),
  });
  const hiding = samples.filter(({ isMenuHidden }) => isMenuHidden).map((shop) => sourceKeyOf(shop, purpose));
  for (const { id } of await addedOfKeys.all(tx, { ids: addedIds, keys: hiding }))
    await chooseVisibility(tx, { shopId: id, menu: "hidden", now });
  await storeOpenTimes(tx, { shopIds, now });
  await indexShops(tx, { shopIds });
  return { shopCount: shops.length };
}

const sourceKeyOf = ({ key }: DemoShop, purpose: Purpose) => `${purpose}-${key}`;

const sourceOf = (purpose: Purpose) => (purpose === "sample" ? "sample" : "operator");

function listingOf(shop: DemoShop, purpose: Purpose) {
  return {
    sourceKey: sourceKeyOf(shop, purpose),
    kind: shop.kind,
    isSample: purpose === "sample",
    street: shop.street,
    houseNumber: shop.houseNumber,
    postcode: shop.postcode,
    latitude: shop.latitude,
    longitude: shop.longitude,
    openingHours: shop.openingHours,
    source: sourceOf(purpose),
    observedOn: OBSERVED_ON,
    confidence: "low",
  } as const;
}

function detailsOf(shop: DemoShop, purpose: Purpose) {
  return {
    source_key: sourceKeyOf(shop, purpose),
    status: shop.status,
    is_wietproef: shop.isWietproef ?? null,
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
    smoking: shop.consumption?.smoking ?? "unknown",
    vaporizer: shop.consumption?.vaporizer ?? "unknown",
    terrace: shop.consumption?.terrace ?? "unknown",
    drink_required: shop.consumption?.drinkRequired ?? "unknown",
    maximum_stay_minutes: shop.consumption?.maximumStayMinutes ?? null,
    description: shop.description ?? null,
    email: shop.email ?? null,
    socials: shop.socials ?? [],
    former_names: shop.formerNames ?? [],
  };
}

function departmentsOf(shop: DemoShop, purpose: Purpose) {
  return shop.departments.map(({ department, openingHours }) => ({
    source_key: sourceKeyOf(shop, purpose),
    department,
    opening_hours: openingHours,
  }));
}
