import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Loaded by its page: no other page is to share its code, and of lazy parts that others have too none is to be in it. */
export const LazyPocket = lazy(async () => {
  const fetching = Promise.all([
    import("./pocket.tsx"),
    needArea("packs"),
    needArea("shops"),
    needArea("shop-page"),
    needArea("hours"),
    needArea("map"),
    needArea("can-i-get-in"),
    needArea("reviews"),
    needArea("menu"),
    needArea("products"),
    needArea("product-page"),
  ]);
  const [{ Pocket }] = await fetching.catch(loadAsDocument);
  return { default: Pocket };
});
