import { useLingui } from "@lingui/react/macro";
import type { ProductField } from "#features/products/correction.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import { useFactGroupWords } from "#features/shops/ui/shop-page/fact-group-words.ts";
import { GROUP_OF_FIELD, type ShopField, type UserChange } from "../change.ts";

/** What a change is about: the line of a menu by its name, facts of a product one by one, those of a shop by their groups. */
export function useChangeSubject(): (change: UserChange) => string {
  const { i18n, t } = useLingui();
  const words = useFactGroupWords();
  const fieldWords = useProductFieldWords();
  const list = (named: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: "unit" }).format(named);
  return ({ type, fields, product, answered }) => {
    if (type === "menu") {
      const name = fields.find(({ field }) => field === "rawName")?.after;
      return product?.name ?? String(name ?? "");
    }
    if (type === "newShop") return t({ id: "contributions.new-shop", message: "A shop that was missing" });
    if (type === "product") return list(fields.map(({ field }) => fieldWords[field as ProductField]));
    const groups = new Set(fields.map(({ field }) => GROUP_OF_FIELD[field as ShopField] as FactGroup));
    const named = groups.size > 0 ? [...groups] : [answered as FactGroup];
    return list(named.map((group) => words[group]));
  };
}
