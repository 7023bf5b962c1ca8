import { sql } from "kysely";
import { municipalityJson } from "#features/places/server/municipality-json.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { amenityStates } from "../amenities.ts";
import type { PromoVideo } from "../promo-video.ts";
import { PUBLIC_STATUSES, type Shop, type ShopCard } from "../shop.ts";
import { provenanceJson } from "./listing-sql.ts";
import { cardOf, type CardRow } from "./shop-card.ts";

interface ShopRow extends Omit<Shop, keyof ShopCard | "amenities" | "promoVideo"> {
  card: CardRow;
  present: string[];
  absent: string[];
  video: VideoRow | null;
}

type VideoRow = Omit<PromoVideo, "title"> & { title: LocalizedText };

const shopOfSlug = statement(
  "shop-by-slug",
  (_, p: Slots<{ slug: string; statuses: readonly string[] }>) => sql<ShopRow>`
    select json_build_array(shop_card.card, shop_listing.open_times) as card,
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
        join shop_compliance on shop_compliance.shop_id = promo_video.shop_id and shop_compliance.is_menu_public
        left join media on media.id = promo_video.poster_id and media.state = 'shown'
        where promo_video.shop_id = shop.id) as video,
      to_json(shop.created_at) as "createdAt", to_json(shop.updated_at) as "updatedAt"
    from shop
    join shop_card on shop_card.shop_id = shop.id
    join municipality on municipality.id = shop.municipality_id
    left join shop_listing on shop_listing.shop_id = shop.id
    where shop.slug = ${p.slug} and shop.status = any(${p.statuses})`,
  { isRead: true },
);

/**
 * Everything that the page of a shop shows. Also of one that closed for good; drafts and the like have no page.
 * @throws NotFound
 */
export async function shopBySlug(
  database: Database,
  { slug, locale, now }: { slug: string; locale: Locale; now: Date },
): Promise<Shop> {
  const row = isSlug(slug)
    ? await shopOfSlug.first(database, { slug, statuses: PUBLIC_STATUSES })
    : undefined;
  if (!row) throw new NotFound("shop");
  const { card, present, absent, video, ...shop } = row;
  const amenities = amenityStates(present, absent);
  return { ...shop, ...cardOf(card, { locale, now }), amenities, promoVideo: videoIn(video, locale) };
}

function videoIn(video: VideoRow | null, locale: Locale): PromoVideo | null {
  const title = textIn(video?.title ?? null, locale);
  return video && title && { ...video, title };
}
