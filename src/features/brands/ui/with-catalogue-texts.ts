import { needArea } from "#platform/i18n/browser-translator.ts";

/** A part that shows products or brands together with its words, for `asDrawn`. */
export async function withCatalogueTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, needArea("products"), needArea("catalogue")]);
  return part;
}
