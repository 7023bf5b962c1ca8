import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";

/** What only pages with a list of shops say; they stand under pages/layouts/keep-alive.tsx. */
const LISTS = [
  ...["home", "coffeeshops", "coffeeshops-of-city", "map"].map((page) => `src/pages/${page}.tsx`),
  ...["shop-filters", "filter-row", "shop-list", "shop-list-items", "shop-sorts", "open-at-form"]
    .concat(["city-links", "shops-near-me"])
    .map((part) => `src/features/shops/ui/${part}.tsx`),
  "src/features/shops/ui/filter-words.ts",
  "src/features/shops/ui/use-open-choices.ts",
  "src/features/shops/ui/use-distance-choices.ts",
  "src/features/places/ui/location-alert.tsx",
];

/** What is said only by parts that a browser keeps as the server drew them (src/ui/as-drawn): those of the frame, … */
const FRAME = [
  "src/pages/layouts/footer-rules.tsx",
  "src/pages/layouts/footer-sources.tsx",
  "src/features/consent/ui/consent-form.tsx",
  "src/pages/offline.tsx",
  "src/pages/machine/manifest.ts",
];

/** … and those of a shop's page and card. */
const SHOP = [
  "src/features/hours/ui",
  "src/features/shops/ui/can-i-get-in",
  ...["shop-head", "shop-hours", "shop-amenities", "shop-facts", "shop-contacts"]
    .concat(["shop-card", "shop-rating", "fact-source", "city-facts", "nothing-found"])
    .map((part) => `src/features/shops/ui/${part}.tsx`),
  ...["shop-words", "department-words", "fact-group-words"].map(
    (words) => `src/features/shops/ui/${words}.ts`,
  ),
];

/** What pages of products and brands say; they stand under pages/layouts/with-products.tsx. The names of the five types stand everywhere. */
const PRODUCTS = [
  "src/features/products/ui/!(product-type-words).{ts,tsx}",
  "src/features/products/ui/product-page",
  "src/features/brands/ui",
  ...[
    "products-head.server.ts",
    "products-page.tsx",
    "product-head.server.ts",
    "brands.tsx",
    "brand.tsx",
  ].map((file) => `src/pages/${file}`),
];

const MENU = "src/features/products/ui/menu";

/** What pages of deals, jobs and discover say; they stand under pages/layouts/with-news.tsx. */
const NEWS = [
  ...["deals", "jobs", "discover"].flatMap((slice) => [
    `src/features/${slice}/ui`,
    `src/pages/machine/${slice}-feed.ts`,
  ]),
  ...["deals", "deal", "jobs", "job-offer", "discover", "discover-post"].map(
    (page) => `src/pages/${page}.tsx`,
  ),
];

/** What pages of running text and their forms say, and the letters that follow. */
const TEXTS = ["src/pages/texts", "src/features/support"];

export default defineConfig({
  sourceLocale: "en",
  // Standard tags, because plural rules know "cs" and not the "cz" of our addresses.
  locales: LOCALES.map(languageTag),
  // One entry an area: who reads a list of shops does not load the texts of the law (message-areas.ts).
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/texts",
      include: TEXTS,
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
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
      path: "<rootDir>/src/locales/{locale}/frame",
      include: FRAME,
    },
    {
      path: "<rootDir>/src/locales/{locale}/shop",
      include: SHOP,
      exclude: ["**/*.test.tsx"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/products",
      include: PRODUCTS,
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/menu",
      include: [MENU],
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
    },
    {
      path: "<rootDir>/src/locales/{locale}/news",
      include: NEWS,
      exclude: ["**/*.test.ts", "**/*.test.tsx"],
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
        ...TEXTS,
        "src/features/search/ui",
        "src/features/shops/ui/map",
        ...LISTS,
        ...FRAME,
        ...SHOP,
        ...PRODUCTS,
        MENU,
        ...NEWS,
        "**/*.test.ts",
        "**/*.test.tsx",
        "**/+types/**",
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
