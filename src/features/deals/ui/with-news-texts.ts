import { needArea } from "#platform/i18n/browser-translator.ts";

/** A part that shows deals, jobs or posts together with its words, for `asDrawn`. */
export async function withNewsTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, needArea("news"), needArea("notices")]);
  return part;
}
