import type { Picture } from "#features/media/media.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { PLAYER_ORIGINS, type VideoProvider } from "#platform/video-players.ts";

/** The film a shop shows of itself (product.md section 4). */
export interface PromoVideo {
  provider: VideoProvider;
  /** The provider's. */
  id: string;
  title: TextInLanguage;
  /** A picture of ours; null for a drawn poster. */
  thumbnail: Picture | null;
}

/** As people write them. */
export const PROVIDER_NAMES: Record<VideoProvider, string> = { youtube: "YouTube", vimeo: "Vimeo" };

const ID_FORMS: Record<VideoProvider, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^[1-9]\d{5,11}$/,
};

/** The same rule as the constraint `promo_video_id`. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return ID_FORMS[provider].test(id);
}

type Film = Pick<PromoVideo, "provider" | "id">;

/** The address of the player, with autoplay: the visitor has pressed "play" already. `dnt=1` is Vimeo's "do not track". */
export function playerAddress({ provider, id }: Film, language: string): string {
  const query =
    provider === "youtube"
      ? new URLSearchParams({ autoplay: "1", rel: "0", playsinline: "1", hl: language })
      : new URLSearchParams({ autoplay: "1", dnt: "1", playsinline: "1" });
  const path = provider === "youtube" ? `/embed/${id}` : `/video/${id}`;
  return `${PLAYER_ORIGINS[provider]}${path}?${query}`;
}

/** The address of the film's own page at the provider. */
export function videoPageAddress({ provider, id }: Film): string {
  return provider === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
