import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

// The parts of pages of brands that are only shown.

export const BrandGridAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./brand-grid.tsx"), needArea("products")]);
  return part.BrandGrid;
});

export const BrandHeadAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./brand-head.tsx"), needArea("products")]);
  return part.BrandHead;
});
