import { addressIn } from "#platform/i18n/language-links.ts";

/** The breadcrumbs of a page as schema.org's BreadcrumbList, with absolute addresses. */
export function breadcrumbs(base: string, steps: readonly { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressIn(base, path),
    })),
  };
}
