import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { BRAND_KINDS } from "#features/brands/brand.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { SHOP_KINDS } from "#features/shops/shop.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { MESSAGE_AREAS } from "#platform/i18n/message-areas.ts";
import { readSharePath, sharePath } from "../share-picture.ts";
import { SITE_PICTURE_PATH } from "../site-picture-path.ts";
import { brandPicture, productPicture, shareVersion, shopPicture, sitePicture } from "./share-pictures.ts";

const reader = { i18n: setupI18n({ locale: "nl", messages: { nl: {} } }), siteName: "Highstreet" };
const SHOP = {
  id: 7,
  kind: "coffeeshop",
  name: "Andersom",
  city: { slug: "utrecht", name: "Utrecht" },
  rating: null,
} as const;

describe("the version of a picture", () => {
  const versionOf = (change: object) => shareVersion(shopPicture({ ...SHOP, ...change }, reader));

  test("stays while it says the same", () => {
    expect(versionOf({})).toBe(versionOf({ reviewCount: 3 }));
  });

  test.each([{ name: "Anders" }, { rating: 4.3 }, { id: 8 }, { kind: "lounge" }])(
    "changes with %j",
    (change) => {
      expect(versionOf(change)).not.toBe(versionOf({}));
    },
  );

  test("changes with the rating that is shown", () => {
    expect(shopPicture({ ...SHOP, rating: 4.3 }, reader).rating).toEqual({ value: 4.3, text: "4,3" });
    expect(versionOf({ rating: 4.3 })).not.toBe(versionOf({ rating: 4.4 }));
  });

  test("comes back out of its address", () => {
    const picture = { kind: "shop", slug: "andersom", version: versionOf({}) } as const;
    const [, , kind = "", file = ""] = sharePath(picture).split("/");
    expect(readSharePath(kind, file)).toEqual(picture);
  });
});

test("the picture of the site has an address that is read", () => {
  const [, , kind = "", file = ""] = SITE_PICTURE_PATH.split("/");
  expect(readSharePath(kind, file)).toEqual({ kind: "site", slug: "home", version: null });
});

test.each(LOCALES)("everything that has a picture has a word for it in %s", async (locale) => {
  const own = { i18n: await loadMessages(locale, MESSAGE_AREAS), siteName: "Highstreet" };
  const product = { id: 1, name: "x", rating: null, ownBrand: null };
  const words = [
    ...SHOP_KINDS.map((kind) => shopPicture({ ...SHOP, kind }, own).over),
    ...PRODUCT_TYPES.map((type) => productPicture({ ...product, type }, own).over),
    ...BRAND_KINDS.map((kind) => brandPicture({ id: 1, name: "x", rating: null, kind }, own).over),
    sitePicture(own).title,
  ];
  // A missing text would be rendered as its id.
  expect(words.filter((word) => !word || /^[a-z-]+\.[a-z.-]+$/.test(word))).toEqual([]);
});
