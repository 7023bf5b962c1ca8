import { lazy } from "react";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Loaded by the page itself once it is there: no other page is to share its code. */
export const LazyPocket = lazy(async () => {
  const { Pocket } = await import("./pocket.tsx").catch(loadAsDocument);
  return { default: Pocket };
});
