export const VIDEO_PROVIDERS = ["youtube", "vimeo"] as const;

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** The origins of the player frames: the variants that set no cookie before a film is played. */
export const PLAYER_ORIGINS: Record<VideoProvider, string> = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
};
