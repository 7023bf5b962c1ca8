import { sql } from "kysely";
import type { MenuRules } from "#features/compliance/compliance.ts";
import { type PhotoInLanguages, photosIn } from "#features/media/media.ts";
import { photosJson, pictureJson } from "#features/media/server/shown-photos.ts";
import { municipalityJson } from "#features/places/server/municipality-json.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { amenityStates } from "../amenities.ts";
import type { PromoVideo } from "../promo-video.ts";
import { PUBLIC_STATUSES, type Shop, type ShopCard, type ShopLicence, TOLERATED_KINDS } from "../shop.ts";
import { departmentsJson, type ShopWithHours } from "./hours-of-shops.ts";
import { oneOf, provenanceJson } from "./listing-sql.ts";
import { cardOf, type CardRow } from "./shop-card.ts";

interface ShopRow extends Omit<
  Shop,
  keyof ShopCard | "amenities" | "promoVideo" | "description" | "photos" | "licence"
> {
  card: CardRow;
  present: string[];
  absent: string[];
  video: VideoRow | null;
  description: LocalizedText | null;
  photos: PhotoInLanguages[];
  licence: LicenceRow;
  hours: string | null;
  departments: ShopWithHours["departments"];
  isIndexable: boolean;
  menuRules: MenuRules;
  hasDeals: boolean;
  hasJobs: boolean;
}

interface LicenceRow {
  register: string | null;
  registerObservedOn: string | null;
  own: { holder: string | null; validTo: string | null; observedOn: string } | null;
}

type VideoRow = Omit<PromoVideo, "title"> & { title: LocalizedText };

/** Stored for listed shops; computed for those that closed for good. */
const cardOfShop = sql`
  coalesce(shop_listing.card, (select shop_card.card from shop_card where shop_card.shop_id = shop.id))`;

const licenceJson = sql`
  json_build_object(
    'register', municipality.register_name,
    'registerObservedOn', municipality.register_observed_on,
    'own', case when shop_licence.shop_id is not null then json_build_object(
      'holder', shop_licence.holder, 'validTo', shop_licence.valid_to, 'observedOn', shop_licence.observed_on) end)`;

const shopOfSlug = statement(
  "shop-by-slug",
  (_, p: Params<{ slug: string; locale: string; statuses: readonly string[] }>) => sql<ShopRow>`
    select json_build_array(${cardOfShop}, shop_listing.open_times) as card,
      shop.phone, shop.website, shop.email, shop.socials, shop.former_names as "formerNames", shop.osm_id as "osmId",
      shop.description, ${pictureJson(sql`shop.logo_id`)} as logo, ${photosJson("shop", sql`shop.id`)} as photos,
      ${licenceJson} as licence, municipality.province, ${municipalityJson(p.locale)} as municipality,
      coalesce(shop.is_wietproef, municipality.is_wietproef and shop.kind in ${oneOf(TOLERATED_KINDS)}) as "isWietproef",
      json_build_object(
        'residents', shop.residents,
        'idCheck', shop.id_check,
        'minimumAge', shop.minimum_age,
        'membership', shop.membership) as access,
      json_build_object(
        'smoking', shop.smoking,
        'vaporizer', shop.vaporizer,
        'terrace', shop.terrace,
        'maximumStayMinutes', shop.maximum_stay_minutes,
        'drinkRequired', shop.drink_required) as consumption,
      shop.amenities_present as present, shop.amenities_absent as absent, shop.step_height_cm as "stepHeightCm",
      (select json_object_agg(fact.fact_group, ${provenanceJson("fact")})
        from shop_fact as fact where fact.shop_id = shop.id) as facts,
      (select json_build_object('provider', promo_video.provider, 'id', promo_video.video_id,
          'title', promo_video.title, 'thumbnail', ${pictureJson(sql`promo_video.poster_id`)})
        from promo_video
        where promo_video.shop_id = shop.id and shop_compliance.is_menu_public) as video,
      shop.opening_hours as hours, ${departmentsJson} as departments, shop_compliance.is_indexable as "isIndexable",
      json_build_object('menu', shop_compliance.menu, 'prices', shop_compliance.prices) as "menuRules",
      exists (select from deal_shop where deal_shop.shop_id = shop.id) as "hasDeals",
      exists (select from job_offer where job_offer.shop_id = shop.id) as "hasJobs",
      to_json(shop.created_at) as "createdAt", to_json(shop.updated_at) as "updatedAt"
    from shop
    join municipality on municipality.id = shop.municipality_id
    join shop_compliance on shop_compliance.shop_id = shop.id
    left join shop_listing on shop_listing.shop_id = shop.id
    left join shop_licence on shop_licence.shop_id = shop.id
    where shop.slug = ${p.slug} and shop.status = any(${p.statuses})`,
  { isRead: true },
);

interface ShopBySlugQuery {
  slug: string;
  locale: Locale;
  now: Date;
}

/** A shop, with the flags of its page. */
export interface ShopRecord {
  shop: Shop;
  /** For `openTimesOfShop`. */
  hours: ShopWithHours;
  /** Whether search engines may index its page (product.md section 6). */
  isIndexable: boolean;
  /** What may be shown of its menu, and so what is asked for. */
  menuRules: MenuRules;
  /** Whether it ever had deals or jobs, for `noticesOfShop`: most had neither, which saves a query. */
  notices: { hasDeals: boolean; hasJobs: boolean };
}

/**
 * Everything that the page of a shop shows of the shop itself, in one query. Also for one that closed for good; drafts and the
 * like have no page.
 * @throws NotFound
 */
export async function shopRecord(
  database: Database,
  { slug, locale, now }: ShopBySlugQuery,
): Promise<ShopRecord> {
  const row = isSlug(slug)
    ? await shopOfSlug.first(database, { slug, locale, statuses: PUBLIC_STATUSES })
    : undefined;
  if (!row) throw new NotFound("shop");
  const {
    card,
    present,
    absent,
    video,
    description,
    photos,
    licence,
    hours,
    departments,
    isIndexable,
    menuRules,
    hasDeals,
    hasJobs,
    ...facts
  } = row;
  const amenities = amenityStates(present, absent);
  const listed = cardOf(card, { locale, now });
  const shop = {
    ...facts,
    ...listed,
    amenities,
    promoVideo: videoIn(video, locale),
    description: textIn(description, locale),
    photos: photosIn(photos, locale),
    licence: licenceOf(licence, listed),
  };
  const { id: shopId, status, latitude, longitude } = shop;
  return {
    shop,
    hours: { shopId, status, latitude, longitude, hours, departments },
    isIndexable,
    menuRules,
    notices: { hasDeals, hasJobs },
  };
}

/**
 * The shop alone.
 * @throws NotFound
 */
export async function shopBySlug(database: Database, asked: ShopBySlugQuery): Promise<Shop> {
  const { shop } = await shopRecord(database, asked);
  return shop;
}

/** Registers license coffeeshops only. */
function licenceOf(
  { register, registerObservedOn, own }: LicenceRow,
  { kind }: Pick<Shop, "kind">,
): ShopLicence {
  if (register === null || registerObservedOn === null || !TOLERATED_KINDS.includes(kind))
    return { state: "none" };
  return own
    ? { state: "licensed", register, ...own }
    : { state: "missing", register, observedOn: registerObservedOn };
}

function videoIn(video: VideoRow | null, locale: Locale): PromoVideo | null {
  const title = textIn(video?.title ?? null, locale);
  return video && title && { ...video, title };
}
