import { sql } from "kysely";
import { municipalityJson } from "#features/places/server/municipality-json.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { amenityStates } from "../amenities.ts";
import type { PromoVideo } from "../promo-video.ts";
import { PUBLIC_STATUSES, type Shop, type ShopCard } from "../shop.ts";
import { departmentsJson, type ShopWithHours } from "./hours-of-shops.ts";
import { provenanceJson } from "./listing-sql.ts";
import { cardOf, type CardRow } from "./shop-card.ts";

interface ShopRow extends Omit<Shop, keyof ShopCard | "amenities" | "promoVideo"> {
  card: CardRow;
  present: string[];
  absent: string[];
  video: VideoRow | null;
  hours: string | null;
  departments: ShopWithHours["departments"];
  isIndexable: boolean;
  hasDeals: boolean;
  hasJobs: boolean;
}

type VideoRow = Omit<PromoVideo, "title"> & { title: LocalizedText };

/** Stored for listed shops; computed for those that closed for good. */
const cardOfShop = sql`
  coalesce(shop_listing.card, (select shop_card.card from shop_card where shop_card.shop_id = shop.id))`;

const shopOfSlug = statement(
  "shop-by-slug",
  (_, p: Params<{ slug: string; statuses: readonly string[] }>) => sql<ShopRow>`
    select json_build_array(${cardOfShop}, shop_listing.open_times) as card,
      shop.phone, shop.website, municipality.province, ${municipalityJson} as municipality,
      json_build_object(
        'residents', shop.residents,
        'idCheck', shop.id_check,
        'minimumAge', shop.minimum_age,
        'membership', shop.membership) as access,
      shop.amenities_present as present, shop.amenities_absent as absent, shop.step_height_cm as "stepHeightCm",
      (select json_object_agg(fact.fact_group, ${provenanceJson("fact")})
        from shop_fact as fact where fact.shop_id = shop.id) as facts,
      (select json_build_object('provider', promo_video.provider, 'id', promo_video.video_id,
          'title', promo_video.title, 'thumbnail', case when media.id is not null then
            json_build_object('key', media.key, 'width', media.width, 'height', media.height) end)
        from promo_video
        left join media on media.id = promo_video.poster_id and media.state = 'shown'
        where promo_video.shop_id = shop.id and shop_compliance.is_menu_public) as video,
      shop.opening_hours as hours, ${departmentsJson} as departments, shop_compliance.is_indexable as "isIndexable",
      exists (select from deal_shop where deal_shop.shop_id = shop.id) as "hasDeals",
      exists (select from job_offer where job_offer.shop_id = shop.id) as "hasJobs",
      to_json(shop.created_at) as "createdAt", to_json(shop.updated_at) as "updatedAt"
    from shop
    join municipality on municipality.id = shop.municipality_id
    join shop_compliance on shop_compliance.shop_id = shop.id
    left join shop_listing on shop_listing.shop_id = shop.id
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
    ? await shopOfSlug.first(database, { slug, statuses: PUBLIC_STATUSES })
    : undefined;
  if (!row) throw new NotFound("shop");
  const { card, present, absent, video, hours, departments, isIndexable, hasDeals, hasJobs, ...facts } = row;
  const amenities = amenityStates(present, absent);
  const shop = { ...facts, ...cardOf(card, { locale, now }), amenities, promoVideo: videoIn(video, locale) };
  const { id: shopId, status, latitude, longitude } = shop;
  return {
    shop,
    hours: { shopId, status, latitude, longitude, hours, departments },
    isIndexable,
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

function videoIn(video: VideoRow | null, locale: Locale): PromoVideo | null {
  const title = textIn(video?.title ?? null, locale);
  return video && title && { ...video, title };
}
