import { useLingui } from "@lingui/react/macro";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { useMarketedAsWords } from "#features/products/ui/marketed-as-words.ts";
import { useTerpeneWords } from "#features/products/ui/terpene-words.ts";
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
  const labels: Record<ChosenField, string> = {
    name: t({ id: "doubles.field.name", message: "Name" }),
    breeder: t({ id: "doubles.field.breeder", message: "Breeder" }),
    marketedAs: t({ id: "doubles.field.marketed-as", message: "Sold as" }),
    effects: t({ id: "doubles.field.effects", message: "Effects" }),
    flavours: t({ id: "doubles.field.flavours", message: "Flavours" }),
    terpenes: t({ id: "doubles.field.terpenes", message: "Terpenes" }),
    potency: t({ id: "doubles.field.potency", message: "THC and CBD" }),
    description: t({ id: "doubles.field.description", message: "Description" }),
  };
  const listed = (words: readonly string[] = []) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(words);
  const measured = (name: string, permille: number | null) =>
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
        return textIn(facts.description ?? null, localeOfTag(i18n.locale))?.text ?? "";
    }
  }

  return { labels, textOf };
}
