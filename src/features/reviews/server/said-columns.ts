import { type RawBuilder, sql } from "kysely";
import type { ReviewSaid } from "../review-forms.ts";

/** As `revision.stood` keeps it, of a row of `review`. */
export const saidJson: RawBuilder<object> = sql`
  jsonb_build_object('overall_halves', review.overall_halves, 'aspects', review.aspects, 'text', review.text,
    'locale', review.locale, 'visited', review.visited, 'is_local', review.is_local,
    'effects', review.effects, 'flavours', review.flavours, 'bought_at_id', review.bought_at_id,
    'photos', (
      select coalesce(jsonb_agg(media.key order by photo.position), '[]')
      from review_photo as photo join media on media.id = photo.media_id
      where photo.review_id = review.id))`;

/** What a review says, as parameters of a statement. */
export interface SaidParams {
  overallHalves: number;
  aspects: string;
  text: string;
  locale: string;
  visited: string | null;
  isLocal: boolean | null;
  effects: string[];
  flavours: string[];
  boughtAtId: number | null;
}

/** `locale`: of the author, unless they named another. */
export function saidParams(said: ReviewSaid, locale: string): SaidParams {
  return {
    overallHalves: said.overall * 2,
    aspects: JSON.stringify(said.aspects),
    text: said.text,
    locale: said.locale ?? locale,
    visited: said.visited,
    isLocal: said.isLocal,
    effects: said.effects,
    flavours: said.flavours,
    boughtAtId: said.boughtAtId,
  };
}
