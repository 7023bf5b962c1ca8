import { withCatalogueTexts } from "#features/brands/ui/with-catalogue-texts.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

export const BrandProductsAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./brand-products.tsx"))).BrandProducts,
);
