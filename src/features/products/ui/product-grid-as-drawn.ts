import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

/** Products as cards. On a list they are most of the page, and none of them does anything but lead somewhere. */
export const ProductGridAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./product-grid.tsx"), needArea("products")]);
  return part.ProductGrid;
});
