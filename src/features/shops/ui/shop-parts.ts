import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { withShopTexts } from "./with-shop-texts.ts";

// The parts of a shop's page that are only shown.

export const ShopHeadAsDrawn = asDrawn(async () => (await withShopTexts(import("./shop-head.tsx"))).ShopHead);

export const ShopSheetAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shop-sheet.tsx"))).ShopSheet,
);

export const ShopAddressAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shop-address.tsx"))).ShopAddress,
);

export const ShopContactsAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shop-contacts.tsx"))).ShopContacts,
);

export const PromoFilmAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./promo-film.tsx"))).PromoFilm,
);

/** Fetches them beside the data of a shop that is opened from another page. */
export function prepareShopParts(): void {
  for (const part of [ShopHeadAsDrawn, ShopSheetAsDrawn, ShopAddressAsDrawn, ShopContactsAsDrawn]) {
    part.prepare();
  }
}
