import { needArea } from "#platform/i18n/browser-translator.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";

/** Pictures and links: nothing of it has to be loaded twice. */
export const StaticPhotoRow = staticPart(async () => {
  const [{ PhotoRow }] = await Promise.all([import("./photo-row.tsx"), needArea("photo-row")]);
  return PhotoRow;
});
