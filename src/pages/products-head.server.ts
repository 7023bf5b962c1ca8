import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { City } from "#features/places/city.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { countText } from "#platform/i18n/format.ts";
import type { AppContext } from "../app-context.ts";

type ListOf = ProductType | "products";

const HEADINGS: Record<ListOf, MessageDescriptor> = {
  weed: msg({ id: "products.weed", message: "Weed" }),
  hash: msg({ id: "products.hash", message: "Hash" }),
  prerolled: msg({ id: "products.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "products.edibles", message: "Edibles" }),
  supplies: msg({ id: "products.supplies", message: "Smoking accessories" }),
  products: msg({ id: "products.all", message: "All products" }),
};

/** The list of all strains, which is worth reading before any shop shares its menu. */
const GUIDE = msg({ id: "products.guide", message: "Strain guide" });

const headingsIn = (cityName: string): Record<ListOf, MessageDescriptor> => ({
  weed: msg({ id: "products.weed-in", message: `Weed in ${cityName}` }),
  hash: msg({ id: "products.hash-in", message: `Hash in ${cityName}` }),
  prerolled: msg({ id: "products.prerolled-in", message: `Pre-rolls in ${cityName}` }),
  edibles: msg({ id: "products.edibles-in", message: `Edibles in ${cityName}` }),
  supplies: msg({ id: "products.supplies-in", message: `Smoking accessories in ${cityName}` }),
  products: msg({ id: "products.all-in", message: `What coffeeshops sell in ${cityName}` }),
});

const TITLES: Record<ListOf, MessageDescriptor> = {
  weed: msg({ id: "products.weed.title", message: "Weed: strains by effect, flavour and THC" }),
  hash: msg({ id: "products.hash.title", message: "Hash: kinds, THC and prices" }),
  prerolled: msg({ id: "products.prerolled.title", message: "Pre-rolls: kinds, THC and prices" }),
  edibles: msg({ id: "products.edibles.title", message: "Edibles: space cake, cookies and chocolate" }),
  supplies: msg({ id: "products.supplies.title", message: "Smoking accessories: papers, tips and grinders" }),
  products: msg({ id: "products.all.title", message: "All products in Dutch coffeeshops" }),
};

interface ProductsHeadQuery {
  type: ProductType | null;
  city: Pick<City, "name"> | null;
  total: number;
}

/** Heading, title and description of a page of products, and its breadcrumbs. */
export function productsHead({ i18n }: AppContext, { type, city, total }: ProductsHeadQuery) {
  const of = type ?? "products";
  const heading = i18n._(city ? headingsIn(city.name)[of] : of === "weed" ? GUIDE : HEADINGS[of]);
  const count = countText(i18n.locale, total);
  const everywhere = msg({
    id: "products.description",
    message: `${heading}: ${count} entries to browse by effect, flavour, THC, brand and price. Every fact with its source and date.`,
  });
  const inCity = msg({
    id: "products.description-in",
    message: `${heading}: ${count} on the menus we know of, with prices, THC and shops. Every fact with its source and date.`,
  });
  const onNoMenu = msg({
    id: "products.description-on-no-menu",
    message: `${heading}: not on any menu we know of yet. Every fact with its source and date.`,
  });
  const description = city ? (total > 0 ? inCity : onNoMenu) : everywhere;
  return {
    heading,
    title: city ? heading : i18n._(TITLES[of]),
    description: i18n._(description),
    ofAll: i18n._(HEADINGS.products),
    ofType: i18n._(HEADINGS[of]),
  };
}
