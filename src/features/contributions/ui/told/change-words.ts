import { useLingui } from "@lingui/react/macro";
import type { ChangedValue, FieldChange, UserChange } from "../../change.ts";
import { isPlace } from "../../is-place.ts";
import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { Availability } from "#features/products/menu.ts";
import type { PriceLadder, PriceUnit } from "#features/products/price-ladder.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { useMarketedAsWords } from "#features/products/ui/marketed-as-words.ts";
import { useProductFieldWords } from "#features/products/ui/product-field-words.ts";
import { useProductTypeWords } from "#features/products/ui/product-type-words.ts";
import type { Wheelchair } from "#features/shops/amenities.ts";
import type { Smoking } from "#features/shops/consumption.ts";
import type { ShopKind } from "#features/shops/shop.ts";
import { useAmenityWords } from "#features/shops/ui/filter-words.ts";
import { useKindWords } from "#features/shops/ui/kind-words.ts";
import { useResidentsWords, useWheelchairWords } from "#features/shops/ui/shop-words.ts";
import { centsText, countText, permilleText } from "#platform/i18n/format.ts";

type Field = FieldChange["field"];

/** What each field of a shop, of a line of its menu, and of a product is called. */
export function useChangedFieldWords(): Record<Field, string> {
  const { t } = useLingui();
  return {
    ...useAmenityWords(),
    ...useProductFieldWords(),
    kind: t({ id: "dashboard.field.kind", message: "Kind of shop" }),
    street: t({ id: "suggest.street", message: "Street" }),
    houseNumber: t({ id: "suggest.number", message: "Number" }),
    city: t({ id: "suggest.city", message: "Town" }),
    postcode: t({ id: "suggest.postcode", message: "Postcode" }),
    location: t({ id: "suggest.place", message: "Place on the map" }),
    phone: t({ id: "suggest.phone", message: "Phone" }),
    website: t({ id: "suggest.website", message: "Website" }),
    email: t({ id: "suggest.email", message: "Email" }),
    openingHours: t({ id: "fact-group.hours", message: "Opening hours" }),
    residents: t({ id: "fact-group.access", message: "Who gets in" }),
    idCheck: t({ id: "suggest.id-check", message: "Do they ask for ID?" }),
    minimumAge: t({ id: "dashboard.field.minimum-age", message: "Minimum age" }),
    membership: t({ id: "suggest.membership", message: "Members only?" }),
    smoking: t({ id: "dashboard.field.smoking", message: "Smoking" }),
    vaporizer: t({ id: "contributions.asked.vaporizer", message: "A vaporiser to use?" }),
    terrace: t({ id: "contributions.asked.terrace", message: "A terrace?" }),
    drinkRequired: t({
      id: "dashboard.field.drink-required",
      message: "Do you have to buy a drink to stay?",
    }),
    stepHeightCm: t({ id: "dashboard.field.step-height", message: "Height of the step" }),
    rawName: t({ id: "dashboard.field.raw-name", message: "Line of the menu" }),
    productId: t({ id: "dashboard.field.product", message: "Product" }),
    heading: t({ id: "dashboard.field.heading", message: "Under the heading" }),
    available: t({ id: "dashboard.field.available", message: "In stock?" }),
    ladder: t({ id: "dashboard.field.ladder", message: "Prices" }),
    isListed: t({ id: "dashboard.field.is-listed", message: "On the menu?" }),
  };
}

/** Prices as one line: `1 gram € 9.00 · 2 grams € 17.00`. */
export function useLadderText(): (ladder: PriceLadder) => string {
  const { i18n, t } = useLingui();
  const amounts: Record<PriceUnit, (amount: string) => string> = {
    gram: (amount) => t({ id: "dashboard.amount.gram", message: `${amount} g` }),
    piece: (amount) => t({ id: "dashboard.amount.piece", message: `${amount} pc.` }),
    pack: (amount) => t({ id: "dashboard.amount.pack", message: `${amount} pk.` }),
  };
  return (ladder) =>
    ladder
      .map(({ unit, quantity, cents }) => {
        const amount = amounts[unit](countText(i18n.locale, quantity));
        // An amount and its price stay on one line.
        return `${amount} ${centsText(i18n.locale, cents)}`.replaceAll(" ", "\u00a0");
      })
      .join(" · ");
}

/** Effects and flavours as one line: `Relaxed, Happy`. */
function useWordListText() {
  const { i18n } = useLingui();
  const words = { effects: useEffectWords(), flavours: useFlavourWords() };
  return (field: keyof typeof words, value: ChangedValue): string => {
    const known: Partial<Record<string, string>> = words[field];
    const told = (value as readonly (Effect | Flavour)[]).map((word) => known[word] ?? word);
    return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(told);
  };
}

/** What a field says, in words; what somebody wrote as they wrote it. */
export function useChangedValueText({ product, productId }: Pick<UserChange, "product" | "productId">) {
  const { t, i18n } = useLingui();
  const kinds = useKindWords();
  const residents = useResidentsWords();
  const answers: Partial<Record<string, string>> = useWheelchairWords();
  const ladderText = useLadderText();
  const listText = useWordListText();
  const notKnown = t({ id: "suggest.unknown", message: "Not known" });
  const smoking: Record<Smoking, string> = {
    pureOnly: t({ id: "shop-page.smoking.pure", message: "Tobacco-free smoking only" }),
    none: t({ id: "shop-page.smoking.none", message: "No smoking inside" }),
    unknown: notKnown,
  };
  const available: Record<Availability, string> = {
    yes: t({ id: "suggest.yes", message: "Yes" }),
    low: t({ id: "dashboard.available.low", message: "Almost gone" }),
    soldOut: t({ id: "dashboard.available.sold-out", message: "Sold out" }),
    unknown: notKnown,
  };
  const choices: Partial<Record<Field, Partial<Record<string, string>>>> = {
    kind: Object.fromEntries(Object.entries(kinds).map(([kind, { one }]) => [kind as ShopKind, one])),
    residents,
    smoking,
    available,
    type: useProductTypeWords(),
    marketedAs: useMarketedAsWords(),
  };

  return (field: Field, value: ChangedValue): string => {
    if (value === null || value === "") return notKnown;
    if (field === "effects" || field === "flavours") return listText(field, value) || notKnown;
    if (isPlace(value)) return [value.latitude, value.longitude].map((one) => one.toFixed(5)).join(", ");
    if (typeof value === "object") return ladderText(value as PriceLadder) || notKnown;
    if (typeof value === "boolean") return (value ? answers.yes : answers.no) ?? "";
    if (field === "productId") return String(value) === productId && product ? product.name : String(value);
    if (field === "thcPermille" || field === "cbdPermille") return permilleText(i18n.locale, Number(value));
    // The host as it is: letters of other alphabets that pass for ours show as punycode.
    if (field === "website") return URL.parse(String(value))?.href ?? String(value);
    if (field === "stepHeightCm") return `${value} cm`;
    const isWritten = WRITTEN.has(field);
    return choices[field]?.[value] ?? (isWritten ? undefined : answers[value as Wheelchair]) ?? String(value);
  };
}

/** Text of people, which may read like a word of ours: a shop may be called "no". */
const WRITTEN: ReadonlySet<Field> = new Set<Field>([
  "name",
  "street",
  "houseNumber",
  "postcode",
  "city",
  "openingHours",
  "rawName",
  "heading",
  "breeder",
]);
