import { withCatalogueTexts } from "#features/brands/ui/with-catalogue-texts.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

// The parts of lists of products that are only shown.

/** Products as cards: most of a list, and none of them does anything but lead somewhere. */
export const ProductGridAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./product-grid.tsx"))).ProductGrid,
);

export const NoProductsAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./no-products.tsx"))).NoProducts,
);

export const CitiesOfProductsAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./cities-of-products.tsx"))).CitiesOfProducts,
);

export const LawNoteAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./law-note.tsx"))).LawNote,
);

/** Fetches them beside the data of a list that is opened from another page. */
export function prepareProductListParts(): void {
  for (const part of [ProductGridAsDrawn, NoProductsAsDrawn]) part.prepare();
  for (const part of [CitiesOfProductsAsDrawn, LawNoteAsDrawn]) part.prepare();
}
