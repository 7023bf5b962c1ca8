import { useLingui } from "@lingui/react/macro";
import type { ChangedValue, FieldChange, UserChange } from "../../change.ts";
import { isPlace } from "../../is-place.ts";
import { CITY_LABEL, MENU_FIELD_LABELS, SHOP_FIELD_LABELS, SMOKING_LABELS } from "../../changed-fields.ts";
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
import {
  KIND_LABELS,
  RESIDENTS_LABELS,
  TRI_STATE_LABELS,
  WHEELCHAIR_LABELS,
} from "#features/shops/shop-labels.ts";
import { wordsOf } from "#platform/i18n/words-of.ts";
import { centsText, countText, permilleText } from "#platform/i18n/format.ts";

type Field = FieldChange["field"];

/** What each field of a shop, of a line of its menu, and of a product is called. */
export function useChangedFieldWords(): Record<Field, string> {
  const { i18n } = useLingui();
  return {
    ...wordsOf(i18n, SHOP_FIELD_LABELS),
    ...useProductFieldWords(),
    ...wordsOf(i18n, MENU_FIELD_LABELS),
    city: i18n._(CITY_LABEL),
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
  const answers: Partial<Record<string, string>> = wordsOf(i18n, WHEELCHAIR_LABELS);
  const ladderText = useLadderText();
  const listText = useWordListText();
  const notKnown = i18n._(TRI_STATE_LABELS.unknown);
  const available: Record<Availability, string> = {
    yes: i18n._(TRI_STATE_LABELS.yes),
    low: t({ id: "dashboard.available.low", message: "Almost gone" }),
    soldOut: t({ id: "dashboard.available.sold-out", message: "Sold out" }),
    unknown: notKnown,
  };
  const choices: Partial<Record<Field, Partial<Record<string, string>>>> = {
    kind: wordsOf(i18n, KIND_LABELS),
    residents: wordsOf(i18n, RESIDENTS_LABELS),
    smoking: wordsOf(i18n, SMOKING_LABELS),
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
