import { withCatalogueTexts } from "#features/brands/ui/with-catalogue-texts.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";

/** Sixty lines of a menu cost a visitor no code: they only stand there and lead somewhere. */
export const ShopMenuAsDrawn = asDrawn(async () => {
  const [part] = await Promise.all([withCatalogueTexts(import("./shop-menu.tsx")), needArea("menu")]);
  return part.ShopMenu;
});
