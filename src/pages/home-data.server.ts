import { msg } from "@lingui/core/macro";
import { observedOnText } from "#platform/observed-on-text.ts";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { PRODUCT_TYPES, type ProductType } from "#features/products/product-types.ts";
import { webSiteJsonLd } from "#features/seo/web-site-json-ld.ts";
import { countryAtAGlance } from "#features/shops/server/country-at-a-glance.ts";
import { offeredSorts } from "#features/shops/server/offered-sorts.ts";
import { shopNews } from "#features/shops/server/shop-news.ts";
import { TOLERATED_KINDS } from "#features/shops/shop.ts";
import { countText } from "#platform/i18n/format.ts";
import { streetHouseWidth } from "#ui/facade/street-svg.ts";
import type { LinkedHouse } from "#ui/facade/street-links.tsx";
import type { ShopInList } from "#features/shops/shop-in-list.ts";
import type { AppContext } from "../app-context.ts";
import { newest } from "./newest.server.ts";
import { structuredData } from "./structured-data.server.ts";

const TITLE = msg({ id: "home.title", message: "Find a coffeeshop" });

const NAMES = {
  weed: msg({ id: "product-type.weed", message: "Weed" }),
  hash: msg({ id: "product-type.hash", message: "Hash" }),
  prerolled: msg({ id: "product-type.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "product-type.edibles", message: "Edibles" }),
  supplies: msg({ id: "product-type.supplies", message: "Accessories" }),
};

/** What the home page shows, in the reader's language. */
export async function homeData(app: AppContext) {
  const { database, i18n, locale, site } = app;
  const now = app.now();
  const [country, sorts, news, { deals, posts, reviews }, hasSamples] = await Promise.all([
    countryAtAGlance(database, { locale, now }),
    offeredSorts(database, { hasPoint: false }),
    shopNews(database, locale),
    newest(app),
    hasSampleTown(database),
  ]);
  const { kindCounts, cityCount, largestCities, bestShops, bestRated } = country;
  const shopCount = TOLERATED_KINDS.reduce((sum, kind) => sum + kindCounts[kind], 0);
  const counts = {
    shopCount: countText(i18n.locale, shopCount),
    placeCount: countText(i18n.locale, cityCount),
  };
  return {
    head: homeHead(app, counts),
    counts,
    street: bestShops.map(houseOf),
    towns: largestCities,
    news: news.map(({ hoursSeenOn, ...shop }) => ({
      ...shop,
      hoursSeen: hoursSeenOn && observedOnText(i18n, hoursSeenOn),
    })),
    types: PRODUCT_TYPES.map((type): { type: ProductType; name: string } => ({
      type,
      name: i18n._(NAMES[type]),
    })),
    bestRated: sorts.includes("best") ? bestRated : [],
    reviews,
    deals,
    posts,
    now: now.toISOString(),
    hasSamples,
    about: structuredData(webSiteJsonLd({ name: site.name, base: site.canonicalBases[locale] })),
  };
}

function homeHead(
  { i18n }: AppContext,
  { shopCount, placeCount }: { shopCount: string; placeCount: string },
) {
  const description = msg({
    id: "home.description",
    message: `${shopCount} coffeeshops in ${placeCount} Dutch towns, with the date and source of every fact. No advertising, no paid ranking.`,
  });
  return { title: i18n._(TITLE), description: i18n._(description) };
}

function houseOf({ id, slug, name, city, opening }: ShopInList): LinkedHouse {
  const seed = String(id);
  return {
    seed,
    isOpen: opening.state === "open",
    to: `/coffeeshop/${slug}`,
    name,
    place: city.name,
    width: streetHouseWidth(seed),
  };
}
