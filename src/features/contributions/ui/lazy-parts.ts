import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Photos are there for few shops. */
export const LazyMenuImages = lazy(async () => {
  const fetching = Promise.all([import("./menu-images.tsx"), needArea("contributions")]);
  const [{ MenuImages }] = await fetching.catch(loadAsDocument);
  return { default: MenuImages };
});

/** Most people have contributed nothing yet. */
export const LazyOwnChanges = lazy(async () => {
  const fetching = Promise.all([
    import("./own-changes.tsx"),
    needArea("contributions"),
    needArea("notifications"),
    needArea("changed-fields"),
    needArea("told"),
    needArea("shops"),
    needArea("hours"),
    needArea("products"),
    needArea("shop-page"),
  ]);
  const [{ OwnChanges }] = await fetching.catch(loadAsDocument);
  return { default: OwnChanges };
});

/** Hardly anybody has sent something that waits. */
export const LazyOwnWaiting = lazy(async () => {
  const fetching = Promise.all([
    import("./own-waiting.tsx"),
    needArea("contributions"),
    needArea("changed-fields"),
    needArea("told"),
    needArea("products"),
  ]);
  const [{ OwnWaitingBlock }] = await fetching.catch(loadAsDocument);
  return { default: OwnWaitingBlock };
});
