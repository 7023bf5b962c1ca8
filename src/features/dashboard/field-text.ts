import type { I18n } from "@lingui/core";
import type { Point } from "#platform/geo/geo.ts";
import { centsText, dayText } from "#platform/i18n/format.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { isObservedOn } from "#platform/observed-on.ts";
import { observedOnText } from "#platform/observed-on-text.ts";
import { typedParts } from "#platform/typed-parts.ts";
import { YES_NO_LABELS } from "./dashboard-labels.ts";
import type { Field, NamedItem } from "./field.ts";
import type { NamedArea } from "./named-area.ts";

/** What a field says, read aloud: in the list, the comparison, the revisions and the CSV. Empty where it says nothing. */
export function fieldText(field: Field, value: unknown, i18n: I18n): string {
  if (value === null || value === undefined) return "";
  switch (field.kind) {
    case "line":
      return field.words?.(String(value), i18n) ?? String(value);
    case "observedOn":
      return isObservedOn(String(value)) ? observedOnText(i18n, String(value)) : String(value);
    case "count":
      return String(value);
    case "parts":
      return typedParts(Number(value), field.per, i18n.locale);
    case "words":
      return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
        field.choices.flatMap((one) =>
          (value as readonly string[]).includes(one.value) ? [i18n._(one.label)] : [],
        ),
      );
    case "areas":
      return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
        (value as readonly NamedArea[]).map(({ name }) => name),
      );
    case "lines":
      return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(value as readonly string[]);
    case "place": {
      const { latitude, longitude } = value as Point;
      return [latitude, longitude].map((one) => one.toFixed(5)).join(", ");
    }
    case "texts":
      return textIn(value as LocalizedText, localeOfTag(i18n.locale))?.text ?? "";
    case "choice": {
      const choice = field.choices.find((one) => one.value === value);
      return choice ? i18n._(choice.label) : String(value);
    }
    case "yesNo":
      return i18n._(value === true ? YES_NO_LABELS.yes : YES_NO_LABELS.no);
    case "cents":
      return centsText(i18n.locale, Number(value));
    case "time":
      return dayText(i18n.locale, "dateAndTime", String(value));
    case "item":
      return (value as NamedItem).name;
    case "items":
      return new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
        (value as readonly NamedItem[]).map(({ name }) => name),
      );
  }
}
