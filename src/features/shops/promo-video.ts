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

export type Film = Pick<PromoVideo, "provider" | "id">;

/** The address of the player, with autoplay: the visitor has pressed "play" already. `dnt=1` is Vimeo's "do not track". */
export function playerAddress({ provider, id }: Film, language: string): string {
  const query =
    provider === "youtube"
      ? new URLSearchParams({ autoplay: "1", rel: "0", playsinline: "1", hl: language })
      : new URLSearchParams({ autoplay: "1", dnt: "1", playsinline: "1" });
  const path = provider === "youtube" ? `/embed/${id}` : `/video/${id}`;
  return `${PLAYER_ORIGINS[provider]}${path}?${query}`;
}

const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "youtube-nocookie.com"]);
/** The paths below which YouTube has the id of a film. */
const YOUTUBE_PATH = /^\/(?:shorts|embed|live)\/([^/]+)\/?$/;
const VIMEO_PATHS: Record<string, RegExp> = {
  "vimeo.com": /^\/([^/]+)\/?$/,
  "player.vimeo.com": /^\/video\/([^/]+)\/?$/,
};

/**
 * The film that an address leads to, as it is copied from the provider's page or app. Null for any other address, and for a film that
 * only a secret link shows: the player would refuse it.
 */
export function filmOfAddress(text: string): Film | null {
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  if (!address) return null;
  const host = address.hostname.replace(/^www\./, "");
  const provider = host in VIMEO_PATHS ? "vimeo" : "youtube";
  const id = host in VIMEO_PATHS ? VIMEO_PATHS[host]?.exec(address.pathname)?.[1] : youtubeId(host, address);
  return id !== undefined && isVideoId(provider, id) ? { provider, id } : null;
}

function youtubeId(host: string, { pathname, searchParams }: URL): string | undefined {
  if (host === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(host)) return undefined;
  return pathname === "/watch" ? (searchParams.get("v") ?? undefined) : YOUTUBE_PATH.exec(pathname)?.[1];
}

/** The address of the film's own page at the provider. */
export function videoPageAddress({ provider, id }: Film): string {
  return provider === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}
