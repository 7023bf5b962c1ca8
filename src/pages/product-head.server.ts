import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ProductDetails } from "#features/products/product-details.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { LONGEST_TITLE } from "#features/seo/longest-title.ts";
import type { AppContext } from "../app-context.ts";

const TYPES: Record<ProductType, MessageDescriptor> = {
  weed: msg({ id: "products.weed", message: "Weed" }),
  hash: msg({ id: "products.hash", message: "Hash" }),
  prerolled: msg({ id: "products.prerolled", message: "Pre-rolls" }),
  edibles: msg({ id: "products.edibles", message: "Edibles" }),
  supplies: msg({ id: "products.supplies", message: "Smoking accessories" }),
};

const titlesOf = (name: string): Record<ProductType, MessageDescriptor> => ({
  weed: msg({ id: "product-page.title.weed", message: `${name} weed: effects, THC, price and shops` }),
  hash: msg({ id: "product-page.title.hash", message: `${name} hash: THC, price and shops` }),
  prerolled: msg({ id: "product-page.title.prerolled", message: `${name} pre-roll: THC, price and shops` }),
  edibles: msg({ id: "product-page.title.edibles", message: `${name} edible: THC, price and shops` }),
  supplies: msg({
    id: "product-page.title.supplies",
    message: `${name}: smoking accessories, price and shops`,
  }),
});

const notSold = (name: string): Record<"strain" | "other", MessageDescriptor> => ({
  strain: msg({
    id: "product-page.title.strain",
    message: `${name} weed: facts, family and similar strains`,
  }),
  other: msg({ id: "product-page.title.nowhere", message: `${name}: what we know` }),
});

/** Title and description of a product's page for search engines, and its breadcrumbs. */
export function productHead({ i18n }: AppContext, { name, type, shopCount, strain }: ProductDetails) {
  const title =
    shopCount > 0 ? titlesOf(name)[type] : notSold(name)[strain && type === "weed" ? "strain" : "other"];
  const description =
    shopCount === 0
      ? msg({
          id: "product-page.description.nowhere",
          message: `What we know about ${name}: facts, family and similar products. It’s not on any menu we know of yet. Every fact with its source and date.`,
        })
      : msg({
          id: "product-page.description",
          message: plural(shopCount, {
            one: `${name} is on the menu of # shop: what’s known about it, what it costs and what’s similar. Every fact with its source and date.`,
            other: `${name} is on the menus of # shops: what’s known about it, what it costs and what’s similar. Every fact with its source and date.`,
          }),
        });
  const whole = i18n._(title);
  return {
    // The names of crosses alone fill a line.
    title: whole.length > LONGEST_TITLE ? name : whole,
    description: i18n._(description),
    ofType: i18n._(TYPES[type]),
  };
}
