import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";

/** What only pages with a list of shops say; they stand under pages/layouts/keep-alive.tsx. */
const LISTS = [
  ...["home", "coffeeshops", "coffeeshops-of-city", "map"].map((page) => `src/pages/${page}.tsx`),
  ...["shop-filters", "filter-row", "shop-list", "shop-list-items", "shop-sorts", "open-at-form"]
    .concat(["city-links", "open-then-unknown"])
    .map((part) => `src/features/shops/ui/${part}.tsx`),
  "src/features/shops/ui/filter-words.ts",
  "src/features/shops/ui/use-open-choices.ts",
  "src/features/shops/ui/use-distance-choices.ts",
  "src/features/places/ui/location-alert.tsx",
];

/** What comes with a map: its own words, and those of who looks around themselves on one. */
const MAP = ["src/features/shops/ui/map", "src/features/shops/ui/shops-near-me.tsx"];

/** What is said only by parts that a browser keeps as the server drew them (src/ui/as-drawn): those of the frame, … */
const FRAME = [
  "src/pages/layouts/footer-rules.tsx",
  "src/pages/layouts/footer-sources.tsx",
  "src/features/consent/ui/consent-form.tsx",
  "src/pages/offline.tsx",
  "src/pages/unknown-values.tsx",
  "src/pages/machine/manifest.ts",
];

/** … and those of a shop's page and card. */
const SHOP = [
  "src/features/hours/ui",
  "src/features/shops/ui/can-i-get-in",
  ...["shop-head", "shop-hours", "shop-amenities", "shop-facts", "shop-contacts"]
    .concat(["shop-card", "shop-rating", "fact-source", "city-facts", "nothing-found", "promo-film"])
    .map((part) => `src/features/shops/ui/${part}.tsx`),
  ...["shop-words", "department-words", "fact-group-words"].map(
    (words) => `src/features/shops/ui/${words}.ts`,
  ),
];

/** What cards and sheets of products and brands say, which a browser keeps as the server drew them. */
const CATALOGUE = [
  "src/features/products/ui/product-page/!(where-to-buy).{ts,tsx}",
  ...["product-card", "product-potency", "products-by-type", "brand-products", "strains-bred"]
    .concat(["law-note", "no-products", "cities-of-products"])
    .map((part) => `src/features/products/ui/${part}.tsx`),
  "src/features/products/ui/terpene-words.ts",
  ...["brand-counts", "brand-head", "brand-rating", "brand-sample-badge", "brand-source-line"].map(
    (part) => `src/features/brands/ui/${part}.tsx`,
  ),
];

/** What else lists of products say; they stand under pages/layouts/with-products.tsx. The names of the five types stand everywhere. */
const PRODUCTS = ["src/features/products/ui/!(product-type-words).{ts,tsx}", "src/pages/products-page.tsx"];

/** What else the page of one product says. */
const SELLING = ["src/features/products/ui/product-page/where-to-buy.tsx"];

/** What else pages of brands say. */
const BRANDS = ["src/features/brands/ui", "src/pages/brands.tsx", "src/pages/brand.tsx"];

const MENU = "src/features/products/ui/menu";

/** What cards and sheets of deals, jobs and posts say, kept as the server drew them. */
const NOTICES = [
  ...["deal-card", "deal-place", "deal-price", "deal-sheet", "news-badges"].map(
    (part) => `src/features/deals/ui/${part}.tsx`,
  ),
  ...["post-feed", "post-meta", "post-sheet"].map((part) => `src/features/discover/ui/${part}.tsx`),
  ...["job-card", "job-sheet", "job-terms"].map((part) => `src/features/jobs/ui/${part}.tsx`),
];

/** What else pages of deals, jobs and discover say; they stand under pages/layouts/with-news.tsx. */
const NEWS = [
  ...["deals", "jobs", "discover"].map((slice) => `src/features/${slice}/ui`),
  ...["deals", "deal", "jobs", "job-offer", "discover", "discover-post"].map(
    (page) => `src/pages/${page}.tsx`,
  ),
];

/** What the page of statistics says below its title; kept as the server drew it, its title too comes from there. */
const STATISTICS = ["src/features/statistics", "src/pages/statistics.tsx"];

/** What pages of running text say besides their text. */
const TEXTS = ["src/pages/texts"];

/** What their forms say. */
const FORMS = ["src/features/support/ui"];

/** What only the server says: titles and summaries, feeds, calendars, letters. No browser loads it. */
const SERVER = [
  "src/pages/*.server.ts",
  ...["deals-feed", "discover-feed", "jobs-feed", "shop-hours-calendar"].map(
    (file) => `src/pages/machine/${file}.ts`,
  ),
  "src/features/support/server",
];

/** What every other area is made of, which leaves the rest for "public". */
const OF_AREAS = [TEXTS, FORMS, SERVER, LISTS, FRAME, SHOP, CATALOGUE, PRODUCTS, SELLING, BRANDS]
  .concat([[MENU], NOTICES, NEWS, STATISTICS])
  .flat();

/** The catalogue of an area: what the files under `include` say, but for `others`, which have one of their own. */
function area(name: string, include: readonly string[], others: readonly string[] = []) {
  return {
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: [...include],
    exclude: [...others, "**/*.test.ts", "**/*.test.tsx"],
  };
}

export default defineConfig({
  sourceLocale: "en",
  // Standard tags, because plural rules know "cs" and not the "cz" of our addresses.
  locales: LOCALES.map(languageTag),
  // One entry an area: who reads a list of shops does not load the texts of the law (message-areas.ts).
  catalogs: [
    area("texts", TEXTS),
    area("forms", FORMS),
    area("server", SERVER),
    area("search", ["src/features/search/ui"]),
    area("map", MAP),
    area("lists", LISTS),
    area("frame", FRAME),
    area("shop", SHOP),
    area("catalogue", CATALOGUE),
    area("products", PRODUCTS, CATALOGUE),
    area("selling", SELLING),
    area("brands", BRANDS, CATALOGUE),
    area("menu", [MENU]),
    area("notices", NOTICES),
    area("news", NEWS, NOTICES),
    area("statistics", STATISTICS),
    area(
      "public",
      ["src/root.tsx", "src/entry.server.tsx", "src/pages", "src/features", "src/ui", "src/platform"],
      [...OF_AREAS, "src/features/search/ui", ...MAP, "**/+types/**"],
    ),
  ],
  format: formatter({ lineNumbers: false }),
});
