import { safeJson } from "#features/seo/safe-json.ts";

/**
 * The structured data of a page (JSON-LD with schema.org's terms). Made in loaders, so that browsers do not load the code for it.
 */
export function structuredData(...things: object[]): string[] {
  return things.map((thing) => safeJson({ "@context": "https://schema.org", ...thing }));
}
