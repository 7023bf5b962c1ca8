import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

/** Whoever comes by an old link gets it with the page; inside the site no link leads to it. */
export const UnknownValuesAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./unknown-values.tsx"), needArea("frame")]);
  return part.UnknownValues;
});
