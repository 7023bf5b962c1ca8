import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { CanIGetInCityAsDrawn } from "./can-i-get-in/can-i-get-in-parts.ts";
import { withShopTexts } from "./with-shop-texts.ts";

// The parts of lists that are only shown.

/** Shops as cards: most of a list, and none of them does anything but lead somewhere. */
export const ShopGridAsDrawn = asDrawn(async () => (await withShopTexts(import("./shop-grid.tsx"))).ShopGrid);

export const ShopsNearbyAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./shops-nearby.tsx"))).ShopsNearby,
);

export const CityFactsAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./city-facts.tsx"))).CityFacts,
);

export const NothingFoundAsDrawn = asDrawn(
  async () => (await withShopTexts(import("./nothing-found.tsx"))).NothingFound,
);

export const CityLinksAsDrawn = asDrawn(async () => (await import("./city-links.tsx")).CityLinks);

/** Fetches them beside the data of a list, and for those who will come back to one without a network. */
export function prepareListParts(): void {
  for (const part of [ShopGridAsDrawn, CityFactsAsDrawn]) part.prepare();
  for (const part of [CityLinksAsDrawn, NothingFoundAsDrawn, ShopsNearbyAsDrawn]) part.prepare();
  CanIGetInCityAsDrawn.prepare();
}
