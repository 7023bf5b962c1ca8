import { needArea } from "#platform/i18n/browser-translator.ts";

/** A part of a shop's page or card together with its words, for `asDrawn`. */
export async function withShopTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, needArea("shop"), needArea("lists")]);
  return part;
}
