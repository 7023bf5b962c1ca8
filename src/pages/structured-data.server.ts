import { safeJson } from "#features/seo/safe-json.ts";
import { type OnlyShown, onlyShown } from "#ui/as-drawn/left-out.ts";

/**
 * What a page is about, thing by thing in schema.org's words, ready to stand in the page. Written in loaders, so that no browser
 * carries the code for it; nor does a document carry it twice.
 */
export function structuredData(...things: object[]): OnlyShown<string[]> {
  return onlyShown(things.map((thing) => safeJson({ "@context": "https://schema.org", ...thing })));
}
