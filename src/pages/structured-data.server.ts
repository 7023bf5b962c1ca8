import { safeJson } from "#features/seo/safe-json.ts";

/**
 * What a page is about, thing by thing in schema.org's words, ready to stand in the page. Written in loaders, so that no browser
 * carries the code for it.
 */
export function structuredData(...things: object[]): string[] {
  return things.map((thing) => safeJson({ "@context": "https://schema.org", ...thing }));
}
