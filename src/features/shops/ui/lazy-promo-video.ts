import { lazy } from "react";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Few shops have a film. */
export const LazyPromoVideo = lazy(async () => {
  const { PromoVideo } = await import("./promo-video.tsx").catch(loadAsDocument);
  return { default: PromoVideo };
});
