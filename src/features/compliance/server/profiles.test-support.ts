import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ProfileWords } from "../compliance.ts";

/** Whose profile: all three null for the default one. */
export interface ProfileKey {
  country?: string;
  municipality?: string;
  shop?: string;
}

const SAYS_NOTHING: ProfileWords = {
  menu: null,
  prices: null,
  dealTypes: null,
  brandPage: null,
  isIndexable: null,
};

const removeProfile = statement(
  "test-remove-profile",
  (_, p: Params<{ country: string | null; municipality: string | null; shop: string | null }>) => sql`
    delete from compliance_profile where country = ${p.country}
      or municipality_id = (select id from municipality where slug = ${p.municipality})
      or shop_id = (select id from shop where slug = ${p.shop})`,
);

interface SavedWords {
  scope: string;
  country: string | null;
  municipality: string | null;
  shop: string | null;
  words: string;
}

const saveProfile = statement(
  "test-save-profile",
  (_, p: Params<SavedWords>) => sql`
    insert into compliance_profile
      (scope, country, municipality_id, shop_id, menu, prices, deal_types, brand_page, is_indexable, source, observed_on)
    select ${p.scope}, ${p.country}, (select id from municipality where slug = ${p.municipality}),
      (select id from shop where slug = ${p.shop}),
      word.menu, word.prices, word."dealTypes", word."brandPage", word."isIndexable", 'a court', '2026-11'
    from jsonb_to_record(${p.words}::jsonb)
      as word(menu text, prices text, "dealTypes" text[], "brandPage" text, "isIndexable" boolean)`,
);

const changeDefault = statement(
  "test-change-default",
  (_, p: Params<{ words: string }>) => sql`
    update compliance_profile set
      menu = coalesce(word.menu, compliance_profile.menu),
      prices = coalesce(word.prices, compliance_profile.prices),
      deal_types = coalesce(word."dealTypes", compliance_profile.deal_types),
      brand_page = coalesce(word."brandPage", compliance_profile.brand_page),
      is_indexable = coalesce(word."isIndexable", compliance_profile.is_indexable)
    from jsonb_to_record(${p.words}::jsonb)
      as word(menu text, prices text, "dealTypes" text[], "brandPage" text, "isIndexable" boolean)
    where scope = 'default'`,
);

/** Sets the profile of one scope, replacing the previous one. */
export async function setProfile(
  database: Database,
  { country, municipality, shop }: ProfileKey,
  words: Partial<ProfileWords>,
): Promise<void> {
  const scope = shop ? "shop" : municipality ? "municipality" : country ? "country" : "default";
  const key = { country: country ?? null, municipality: municipality ?? null, shop: shop ?? null };
  if (scope === "default") return void (await changeDefault.run(database, { words: JSON.stringify(words) }));
  await removeProfile.run(database, key);
  await saveProfile.run(database, { scope, ...key, words: JSON.stringify({ ...SAYS_NOTHING, ...words }) });
}

export async function clearProfile(database: Database, key: ProfileKey): Promise<void> {
  const { country = null, municipality = null, shop = null } = key;
  await removeProfile.run(database, { country, municipality, shop });
}
