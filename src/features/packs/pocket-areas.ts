import type { MessageArea } from "#platform/i18n/message-areas.ts";

/** The texts that all pages of the pocket need together: the service worker has them in each language of a pocket. */
export const POCKET_AREAS = [
  "packs",
  "shops",
  "shop-page",
  "hours",
  "map",
  "can-i-get-in",
  "reviews",
  "menu",
  "products",
  "product-page",
] as const satisfies readonly MessageArea[];
