import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

export const OtherNamesAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./other-names.tsx"), needArea("search")]);
  return part.OtherNames;
});
