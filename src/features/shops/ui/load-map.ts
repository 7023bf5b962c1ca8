import { needArea } from "#platform/i18n/browser-translator.ts";

/** The map of shops and its texts, for LazyMap. A card on it says whether the shop is open. */
export async function loadMap() {
  const [part] = await Promise.all([import("./map/map-beside.tsx"), needArea("map"), needArea("hours")]);
  return part;
}
