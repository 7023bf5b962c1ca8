import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";

/** What only pages with a list of shops say; they stand under pages/layouts/keep-alive.tsx. */
const LISTS = [
  ...["home", "coffeeshops", "coffeeshops-of-city", "map"].map((page) => `src/pages/${page}.tsx`),
  ...["shop-filters", "filter-row", "shop-list", "shop-list-items", "shop-sorts", "open-at-form"]
    .concat(["city-facts", "city-links", "shops-near-me"])
    .map((part) => `src/features/shops/ui/${part}.tsx`),
  "src/features/shops/ui/use-open-choices.ts",
  "src/features/shops/ui/use-distance-choices.ts",
  "src/features/places/ui/location-alert.tsx",
];

export default defineConfig({
  sourceLocale: "en",
  // Standard tags, because plural rules know "cs" and not the "cz" of our addresses.
  locales: LOCALES.map(languageTag),
  // One entry an area: who reads a list of shops does not load the texts of the law (message-areas.ts).
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/texts",
      include: ["src/pages/texts"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/search",
      include: ["src/features/search/ui"],
      exclude: ["**/*.test.tsx"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/map",
      include: ["src/features/shops/ui/map"],
      exclude: ["**/*.test.ts"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/lists",
      include: LISTS,
    },
    {
      path: "<rootDir>/src/locales/{locale}/public",
      include: [
        "src/root.tsx",
        "src/entry.server.tsx",
        "src/pages",
        "src/features",
        "src/ui",
        "src/platform",
      ],
      exclude: [
        "src/pages/texts",
        "src/features/search/ui",
        "src/features/shops/ui/map",
        ...LISTS,
        "**/*.test.ts",
        "**/*.test.tsx",
        "**/+types/**",
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
