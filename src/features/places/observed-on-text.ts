import type { I18n } from "@lingui/core";
import { observedOnParts } from "./observed-on.ts";

/** A partial date in a language, as exact as it is known and no more: "2021", "August 2026". */
export function observedOnText(i18n: I18n, observedOn: string): string {
  const { date, precision } = observedOnParts(observedOn);
  const day = precision === "day" ? ({ day: "numeric" } as const) : {};
  const month = precision === "year" ? {} : ({ month: "long" } as const);
  return i18n.date(date, { year: "numeric", ...month, ...day, timeZone: "UTC" });
}
