import { withCatalogueTexts } from "#features/brands/ui/with-catalogue-texts.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

/** A part together with its words: those of products, and those that the cards of shops bring along. */
async function withTexts<Part>(fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([withCatalogueTexts(fetching), needArea("shop")]);
  return part;
}

// The parts of a product's page that are only shown.

export const ProductHeadAsDrawn = asDrawn(
  async () => (await withTexts(import("./product-head.tsx"))).ProductHead,
);

export const ProductSheetAsDrawn = asDrawn(
  async () => (await withTexts(import("./product-sheet.tsx"))).ProductSheet,
);

export const ProductPricesAsDrawn = asDrawn(
  async () => (await withTexts(import("./product-prices.tsx"))).ProductPrices,
);

export const SellingListAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([withTexts(import("./selling-list.tsx")), needArea("lists")]);
  return part.SellingList;
});

export const ProductKinAsDrawn = asDrawn(
  async () => (await withTexts(import("./product-kin.tsx"))).ProductKin,
);

/** Fetches them beside the data of a product that is opened from another page. */
export function prepareProductParts(): void {
  const parts = [
    ProductHeadAsDrawn,
    ProductSheetAsDrawn,
    ProductPricesAsDrawn,
    SellingListAsDrawn,
    ProductKinAsDrawn,
  ];
  for (const part of parts) part.prepare();
}
