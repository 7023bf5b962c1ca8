import { useLingui } from "@lingui/react/macro";
import { useBrandKindWords } from "#features/brands/ui/brand-kind-words.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { useMarketedAsWords } from "#features/products/ui/marketed-as-words.ts";
import { useTerpeneWords } from "#features/products/ui/terpene-words.ts";
import { useKindWords } from "#features/shops/ui/kind-words.ts";
import { formatTag, localeOfTag } from "#platform/i18n/locales.ts";
import { permilleText } from "#platform/i18n/format.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { ChosenField, DoubleItem } from "../double.ts";

/** What each field of the two is called, and what one of them says in it; "" when it says nothing. */
export function useFieldTexts() {
  const { t, i18n } = useLingui();
  const marketedAs = useMarketedAsWords();
  const effects = useEffectWords();
  const flavours = useFlavourWords();
  const terpenes = useTerpeneWords();
  const brandKinds = useBrandKindWords();
  const shopKinds = useKindWords();
  const labels: Record<ChosenField, string> = {
    name: t({ id: "doubles.field.name", message: "Name" }),
    breeder: t({ id: "doubles.field.breeder", message: "Breeder" }),
    marketedAs: t({ id: "doubles.field.marketed-as", message: "Sold as" }),
    effects: t({ id: "doubles.field.effects", message: "Effects" }),
    flavours: t({ id: "doubles.field.flavours", message: "Flavours" }),
    terpenes: t({ id: "doubles.field.terpenes", message: "Terpenes" }),
    potency: t({ id: "doubles.field.potency", message: "THC and CBD" }),
    description: t({ id: "doubles.field.description", message: "Description" }),
    kind: t({ id: "doubles.field.kind", message: "What it makes" }),
    note: t({ id: "doubles.field.note", message: "Other names" }),
    contact: t({ id: "doubles.field.contact", message: "Website, e-mail address and phone number" }),
    listing: t({ id: "doubles.field.listing", message: "Name and address" }),
    hours: t({ id: "doubles.field.hours", message: "Opening hours" }),
    about: t({ id: "doubles.field.about", message: "What it says of itself" }),
  };
  const listed = (words: readonly string[] = []) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(words);
  const measured = (name: string, permille: number | null = null) =>
    permille === null ? [] : [`${name} ${permilleText(i18n.locale, permille)}`];

  function textOf({ name, breeder, facts }: DoubleItem, field: ChosenField): string {
    switch (field) {
      case "name":
        return name;
      case "breeder":
        return breeder ?? "";
      case "marketedAs":
        return facts.marketedAs ? marketedAs[facts.marketedAs] : "";
      case "effects":
        return listed(facts.effects?.map((effect) => effects[effect]));
      case "flavours":
        return listed(facts.flavours?.map((flavour) => flavours[flavour]));
      case "terpenes":
        return listed(facts.terpenes?.map((terpene) => terpenes[terpene]));
      case "potency":
        return listed([...measured("THC", facts.thcPermille), ...measured("CBD", facts.cbdPermille)]);
      case "description":
      case "about":
        return textIn(facts.description ?? null, localeOfTag(i18n.locale))?.text ?? "";
      case "kind":
        return facts.kind ? brandKinds[facts.kind].one : "";
      case "listing":
        return listed([
          name,
          ...(facts.shopKind ? [shopKinds[facts.shopKind].one] : []),
          facts.address ?? "",
        ]);
      case "hours":
        return facts.hours ?? "";
      case "note":
        return facts.note ?? "";
      case "contact":
        return listed([facts.website, facts.email, facts.phone].flatMap((line) => line ?? []));
    }
  }

  return { labels, textOf };
}
