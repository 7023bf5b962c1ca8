import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Few shops and brands look for people, so the card of a job and its texts come with those that do. */
export const LazyShopJobs = lazy(async () => {
  const fetching = Promise.all([import("./shop-jobs.tsx"), needArea("jobs"), needArea("news")]);
  const [{ ShopJobs }] = await fetching.catch(loadAsDocument);
  return { default: ShopJobs };
});
