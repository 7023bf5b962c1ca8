import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

export const BrandProductsAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([import("./brand-products.tsx"), needArea("products")]);
  return part.BrandProducts;
});
