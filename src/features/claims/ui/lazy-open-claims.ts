import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Few people claim a shop or a brand. */
export const LazyOpenClaims = lazy(async () => {
  const fetching = Promise.all([import("./open-claims.tsx"), needArea("claims")]);
  const [{ OpenClaims }] = await fetching.catch(loadAsDocument);
  return { default: OpenClaims };
});
