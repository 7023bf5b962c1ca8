import { hash } from "node:crypto";
import type { I18n } from "@lingui/core";
import type { BrandCard, BrandKind } from "#features/brands/brand.ts";
import type { NamedBrand } from "#features/products/product-details.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { ProductCard } from "#features/products/product.ts";
import type { ShopCard, ShopKind } from "#features/shops/shop.ts";
import { ratingText } from "#platform/i18n/format.ts";
import type { SharePicture } from "../share-picture.ts";

/** The language and the site's name for a share image. */
export interface ShareReader {
  i18n: I18n;
  siteName: string;
}

/** Raise it when share images are drawn in another way: networks then fetch them again. */
const DRAWING = 1;

// Texts of the pages, read by id alone: declared here, they would be added to the catalogue that every page loads.
export const SHOP_WORDS: Record<ShopKind, string> = {
  coffeeshop: "kind.coffeeshop.one",
  takeaway: "kind.takeaway.one",
  lounge: "kind.lounge.one",
  cannabisBar: "kind.cannabis-bar.one",
  smartshop: "kind.smartshop.one",
  headshop: "kind.headshop.one",
};
const PRODUCT_WORDS: Record<ProductType, string> = {
  weed: "product-type.weed",
  hash: "product-type.hash",
  prerolled: "product-type.prerolled",
  edibles: "product-type.edibles",
  supplies: "product-type.supplies",
};
const BRAND_WORDS: Record<BrandKind, string> = {
  breeder: "brand-kind.breeder.one",
  producer: "brand-kind.producer.one",
  accessories: "brand-kind.accessories.one",
};
const SITE_WORDS = "home.title";

/** The house of a shop with its name and its city. */
export function shopPicture(
  { id, kind, name, city, rating }: Pick<ShopCard, "id" | "kind" | "name" | "city" | "rating">,
  { i18n, siteName }: ShareReader,
): SharePicture {
  return {
    art: { kind: "facade", seed: String(id) },
    over: i18n._(SHOP_WORDS[kind]),
    title: name,
    under: city.name,
    rating: shown(rating, i18n),
    siteName,
  };
}

/** The cover of a product with its name and who makes it. */
export function productPicture(
  product: Pick<ProductCard, "id" | "type" | "name" | "rating"> & { ownBrand: NamedBrand | null },
  { i18n, siteName }: ShareReader,
): SharePicture {
  const { id, type, name, ownBrand, rating } = product;
  return {
    art: { kind: "cover", seed: String(id), type },
    over: i18n._(PRODUCT_WORDS[type]),
    title: name,
    under: ownBrand?.name ?? null,
    rating: shown(rating, i18n),
    siteName,
  };
}

/** The roundel of a brand with its name. */
export function brandPicture(
  { id, kind, name, rating }: Pick<BrandCard, "id" | "kind" | "name" | "rating">,
  { i18n, siteName }: ShareReader,
): SharePicture {
  return {
    art: { kind: "roundel", seed: String(id) },
    over: i18n._(BRAND_WORDS[kind]),
    title: name,
    under: null,
    rating: shown(rating, i18n),
    siteName,
  };
}

/** The share image of every page that has none of its own. */
export function sitePicture({ i18n, siteName }: ShareReader): SharePicture {
  return {
    art: { kind: "facade", seed: "highstreet" },
    over: null,
    title: i18n._(SITE_WORDS),
    under: null,
    rating: null,
    siteName,
  };
}

/** A hash of ten letters over everything on the image. */
export function shareVersion(picture: SharePicture): string {
  return hash("sha256", JSON.stringify([DRAWING, picture])).slice(0, 10);
}

/** Pages show a rating exactly when there is one (ui/rating). */
function shown(value: number | null, i18n: I18n): SharePicture["rating"] {
  return value === null ? null : { value, text: ratingText(i18n.locale, value) };
}
