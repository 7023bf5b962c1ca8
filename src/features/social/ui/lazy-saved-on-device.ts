import { lazy } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { loadAsDocument } from "#ui/load-as-document.ts";

/** Loaded by the page itself once it is there: the server knows nothing of a device, and no other page is to share its code. */
export const LazySavedOnDevice = lazy(async () => {
  const fetching = Promise.all([
    import("./saved-on-device.tsx"),
    needArea("social"),
    needArea("shops"),
    needArea("hours"),
  ]);
  const [{ SavedOnDevice }] = await fetching.catch(loadAsDocument);
  return { default: SavedOnDevice };
});
