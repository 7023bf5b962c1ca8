import { useLingui } from "@lingui/react/macro";
import type { ChangedPart } from "../notification.ts";

/**
 * What a suggestion was of, in the words of the forms and pages where it was made: the same messages by their ids, and not their
 * hooks, with which the panel of every page would load all texts of a shop's and a product's page.
 */
export function useChangedWords(): (changed: readonly ChangedPart[]) => string {
  const { i18n, t } = useLingui();
  const words: Record<ChangedPart, string> = {
    listing: t({ id: "fact-group.listing", message: "Name and address" }),
    contact: t({ id: "fact-group.contact", message: "Phone and website" }),
    hours: t({ id: "fact-group.hours", message: "Opening hours" }),
    access: t({ id: "fact-group.access", message: "Who gets in" }),
    consumption: t({ id: "fact-group.consumption", message: "Smoking and drinks" }),
    amenities: t({ id: "fact-group.amenities", message: "Amenities" }),
    about: t({ id: "fact-group.about", message: "What the shop says" }),
    name: t({ id: "product-field.name", message: "Name" }),
    type: t({ id: "product-field.type", message: "Kind of product" }),
    thcPermille: "THC",
    cbdPermille: "CBD",
    marketedAs: t({ id: "product-page.marketed-as", message: "Sold as" }),
    effects: t({ id: "product-field.effects", message: "Effects" }),
    flavours: t({ id: "product-page.flavours", message: "Flavours" }),
    breeder: t({ id: "product-page.breeder", message: "Bred by" }),
    menu: t({ id: "shop-page.menu", message: "Menu" }),
    menuImage: t({ id: "contributions.photo-of-menu", message: "Photo of the menu" }),
    newShop: t({ id: "contributions.new-shop", message: "A shop that was missing" }),
  };
  const inOrder = Object.entries(words) as [ChangedPart, string][];
  return (changed) => {
    const named = inOrder.filter(([part]) => changed.includes(part)).map(([, word]) => word);
    return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(named);
  };
}
