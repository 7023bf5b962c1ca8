import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { withCatalogueTexts } from "./with-catalogue-texts.ts";

// The parts of pages of brands that are only shown.

export const BrandGridAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./brand-grid.tsx"))).BrandGrid,
);

export const BrandHeadAsDrawn = asDrawn(
  async () => (await withCatalogueTexts(import("./brand-head.tsx"))).BrandHead,
);
