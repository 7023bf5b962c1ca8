import { useLingui } from "@lingui/react/macro";
import { useBrandKindWords } from "#features/brands/ui/brand-kind-words.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { useMarketedAsWords } from "#features/products/ui/marketed-as-words.ts";
import { useTerpeneWords } from "#features/products/ui/terpene-words.ts";
import { EDITED_SHOP_FIELDS, SHOP_FIELD_GROUPS } from "#features/contributions/shop-fields.ts";
import { fieldText } from "#features/dashboard/field-text.ts";
import { amenityStates } from "#features/shops/amenities.ts";
import { useDepartmentWords } from "#features/shops/ui/shop-page/use-department-words.ts";
import { useKindWords } from "#features/shops/ui/kind-words.ts";
import { formatTag, localeOfTag } from "#platform/i18n/locales.ts";
import { permilleText } from "#platform/i18n/format.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { type ChosenField, type DoubleFacts, type DoubleItem, TOLD_FIELDS } from "../double.ts";

type ToldGroup = keyof typeof TOLD_FIELDS;

/** What each field of the two is called, and what one of them says in it; "" when it says nothing. */
export function useFieldTexts() {
  const { t, i18n } = useLingui();
  const marketedAs = useMarketedAsWords();
  const effects = useEffectWords();
  const flavours = useFlavourWords();
  const terpenes = useTerpeneWords();
  const brandKinds = useBrandKindWords();
  const shopKinds = useKindWords();
  const departments = useDepartmentWords();
  const groupLabel = (name: ToldGroup) =>
    SHOP_FIELD_GROUPS.flatMap(({ group, label }) => (group === name ? [i18n._(label)] : [])).join("");
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
    access: groupLabel("access"),
    consumption: groupLabel("consumption"),
    amenities: groupLabel("amenities"),
    about: t({ id: "doubles.field.about", message: "What it says of itself" }),
  };
  const listed = (words: readonly string[] = []) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(words);
  const measured = (name: string, permille: number | null = null) =>
    permille === null ? [] : [`${name} ${permilleText(i18n.locale, permille)}`];

  /** Each field that something is known of, under its label, which may be a question. */
  function told(
    group: ToldGroup,
    { told: values = {}, amenitiesPresent = [], amenitiesAbsent = [] }: DoubleFacts,
  ) {
    const known = { ...values, ...amenityStates(amenitiesPresent, amenitiesAbsent) };
    return TOLD_FIELDS[group].flatMap((name) => {
      const value = known[name] ?? "unknown";
      if (value === "unknown") return [];
      const field = EDITED_SHOP_FIELDS[name];
      const label = i18n._(field.label);
      return [`${label}${label.endsWith("?") ? "" : ":"} ${fieldText(field, value, i18n)}`];
    });
  }

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
        return listed([
          ...(facts.hours ? [facts.hours] : []),
          ...(facts.departments ?? []).map(({ department, hours }) => `${departments[department]}: ${hours}`),
        ]);
      case "access":
      case "consumption":
      case "amenities":
        return listed(told(field, facts));
      case "note":
        return facts.note ?? "";
      case "contact":
        return listed([facts.website, facts.email, facts.phone].flatMap((line) => line ?? []));
    }
  }

  return { labels, textOf };
}
