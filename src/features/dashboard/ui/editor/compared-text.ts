import type { I18n } from "@lingui/core";
import { LANGUAGE_NAMES, LOCALES } from "#platform/i18n/locales.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Field } from "../../field.ts";
import { fieldText } from "../../field-text.ts";
import { type NamedArea, typedArea, type TypedArea } from "../../named-area.ts";
import { valueOfTyped } from "../../typed.ts";

/** What a value of a field says where two are compared: a text in all its languages, an area with its corners. */
export function comparedText(field: Field, value: unknown, i18n: I18n): string {
  if (field.kind === "areas")
    return areasText(((value ?? []) as readonly NamedArea[]).map((area) => typedArea(area, i18n.locale)));
  if (field.kind !== "texts" || !value) return fieldText(field, value, i18n) || "–";
  const texts = value as LocalizedText;
  return LOCALES.filter((locale) => texts[locale])
    .map((locale) => `${LANGUAGE_NAMES[locale]}: ${texts[locale]}`)
    .join("\n");
}

/** The same of what is typed, and what is no value of the field as it was typed. */
export function comparedTyped(field: Field, typed: unknown, i18n: I18n): string {
  if (field.kind === "areas") return areasText(typed as readonly TypedArea[]);
  const value = valueOfTyped(field, typed);
  return value === undefined ? String(typed) : comparedText(field, value, i18n);
}

function areasText(areas: readonly TypedArea[]): string {
  return (
    areas
      .map(({ name, source, observedOn, corners }) => `${name} (${source}, ${observedOn})\n${corners}`)
      .join("\n\n") || "–"
  );
}
