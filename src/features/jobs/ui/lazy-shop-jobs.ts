import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Lazy: few shops and brands have jobs, so the card of a job and its texts are loaded only where there is one. */
export const LazyShopJobs = lazy(async () => {
  const fetching = Promise.all([import("./shop-jobs.tsx"), needArea("jobs"), needArea("news")]);
  const [{ ShopJobs }] = await fetching.catch(loadAsDocument);
  return { default: ShopJobs };
});
