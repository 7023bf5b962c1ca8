import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** A lazy component: geolocation and the list of shops around the visitor. Most visits of a map do not need it. */
export const ShopsNearMePart = lazy(async () => {
  const fetching = Promise.all([
    import("./near-me/shops-near-me.tsx"),
    needArea("near-me"),
    needArea("places"),
  ]);
  const [{ ShopsNearMe }] = await fetching.catch(loadAsDocument);
  return { default: ShopsNearMe };
});
