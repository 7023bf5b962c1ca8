import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Lazy: few shops and brands have a deal, so its card and its texts are loaded only where there is one. */
export const LazyShopDeals = lazy(async () => {
  const fetching = Promise.all([import("./shop-deals.tsx"), needArea("deals"), needArea("news")]);
  const [{ ShopDeals }] = await fetching.catch(loadAsDocument);
  return { default: ShopDeals };
});
