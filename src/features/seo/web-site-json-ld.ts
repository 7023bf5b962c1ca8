import { addressIn } from "#platform/i18n/language-links.ts";

/** The site in one language in schema.org's words, with how to search it. */
export function webSiteJsonLd({ name, base }: { name: string; base: string }): object {
  return {
    "@type": "WebSite",
    name,
    url: addressIn(base, "/"),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${addressIn(base, "/coffeeshops")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
