import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Lazy: until visitors have rated some shops, home does without its rows and their texts. */
export const LazyBestShops = lazy(async () => {
  const fetching = Promise.all([import("./best-shops.tsx"), needArea("shops"), needArea("hours")]);
  const [{ BestShops }] = await fetching.catch(loadAsDocument);
  return { default: BestShops };
});
