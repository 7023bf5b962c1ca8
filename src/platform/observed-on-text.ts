import type { I18n } from "@lingui/core";
import { dayText } from "./i18n/format.ts";
import { observedOnParts } from "./observed-on.ts";

/** A partial date in a language, as exact as it is known and no more: "2021", "August 2026". */
export function observedOnText(i18n: I18n, observedOn: string): string {
  const { date, precision } = observedOnParts(observedOn);
  return dayText(i18n.locale, precision === "day" ? "date" : precision, date.toISOString());
}
