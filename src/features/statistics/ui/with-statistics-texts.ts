import { needArea } from "#platform/i18n/browser-translator.ts";

/** A part that shows statistics together with its words, for `asDrawn`. */
export async function withStatisticsTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, needArea("statistics")]);
  return part;
}
