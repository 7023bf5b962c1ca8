import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { VideoProvider } from "#platform/video-players.ts";
import { isVideoId } from "../promo-video.ts";

/** The film of a shop, as entered by its manager. */
export interface NewPromoVideo {
  provider: VideoProvider;
  id: string;
  title: LocalizedText;
  /** Of `media`; null for a drawn poster. */
  posterId: number | null;
  source: "owner" | "operator";
  /** A partial date, see platform/observed-on.ts. */
  observedOn: string;
}

interface Row extends Omit<NewPromoVideo, "title"> {
  shopId: number;
  title: string;
}

const save = statement(
  "save-promo-video",
  (_, p: Params<Row>) => sql`
    insert into promo_video (shop_id, provider, video_id, title, poster_id, source, observed_on)
    select id, ${p.provider}, ${p.id}, ${p.title}::jsonb, ${p.posterId}::bigint, ${p.source}, ${p.observedOn}
    from shop where id = ${p.shopId}
    on conflict (shop_id) do update set
      provider = excluded.provider, video_id = excluded.video_id, title = excluded.title,
      poster_id = excluded.poster_id, source = excluded.source, observed_on = excluded.observed_on`,
);

const remove = statement(
  "remove-promo-video",
  (_, p: Params<{ shopId: number }>) => sql`delete from promo_video where shop_id = ${p.shopId}`,
);

const CHECK_VIOLATION = "23514";

/**
 * Gives a shop its film, instead of the one it had, or takes it away (null).
 * @throws NotFound; Invalid for an id that no film of this provider has, and for a sample shop
 */
export async function savePromoVideo(
  database: Database,
  { shopId, video }: { shopId: number; video: NewPromoVideo | null },
): Promise<void> {
  if (!video) {
    await remove.run(database, { shopId });
    return;
  }
  if (!isVideoId(video.provider, video.id)) throw new Invalid([{ msg: "Is no film there", param: "id" }]);
  try {
    const row = { ...video, shopId, title: JSON.stringify(video.title) };
    if ((await save.run(database, row)) === 0) throw new NotFound("shop");
  } catch (error) {
    if (codeOf(error) !== CHECK_VIOLATION) throw error;
    throw new Invalid([{ msg: "This shop can't have this film", param: "video" }]);
  }
}
