import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** What asks where the visitor is and lists the shops around: most visits of a map are about a place that is known. */
export const ShopsNearMePart = lazy(async () => {
  const fetching = Promise.all([import("./shops-near-me.tsx"), needArea("places")]);
  const [{ ShopsNearMe }] = await fetching.catch(loadAsDocument);
  return { default: ShopsNearMe };
});
