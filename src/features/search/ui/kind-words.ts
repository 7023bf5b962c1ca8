import { useLingui } from "@lingui/react/macro";
import { DealGlyph, LeafGlyph, PersonGlyph, PlaceGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { SearchKind } from "../search-item.ts";

export const KIND_GLYPHS: Record<SearchKind, Glyph> = {
  cities: PlaceGlyph,
  users: PersonGlyph,
  shops: ShopGlyph,
  brands: DealGlyph,
  products: LeafGlyph,
};

/** Kinds of search results: the heading of a group, and the text alternative of an item's icon. */
export function useKindWords(): Record<SearchKind, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    cities: {
      one: t({ id: "search.city", message: "City" }),
      many: t({ id: "search.cities", message: "Cities" }),
    },
    users: {
      one: t({ id: "search.user", message: "Member" }),
      many: t({ id: "search.users", message: "Members" }),
    },
    shops: {
      one: t({ id: "search.shop", message: "Shop" }),
      many: t({ id: "search.shops", message: "Shops" }),
    },
    brands: {
      one: t({ id: "search.brand", message: "Brand" }),
      many: t({ id: "search.brands", message: "Brands" }),
    },
    products: {
      one: t({ id: "search.product", message: "Product" }),
      many: t({ id: "search.products", message: "Products" }),
    },
  };
}
