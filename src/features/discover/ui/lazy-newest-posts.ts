import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Lazy: most homes have nothing to tell, so its card and its texts are loaded only where there is something. */
export const LazyNewestPosts = lazy(async () => {
  const fetching = Promise.all([import("./newest-posts.tsx"), needArea("discover"), needArea("news")]);
  const [{ NewestPosts }] = await fetching.catch(loadAsDocument);
  return { default: NewestPosts };
});
