import { formatTag } from "#platform/i18n/locales.ts";
import { useLingui } from "@lingui/react";
import { ageOf } from "../can-i-get-in-age.ts";

/** How long ago a partial date was, in the reader's language: "5 years ago", "today". `now`: ISO 8601. */
export function useAgeText(): (observedOn: string, now: string) => string {
  const { i18n } = useLingui();
  return (observedOn, now) => {
    const { count, unit } = ageOf(observedOn, now);
    const numeric = count === 0 ? "auto" : "always";
    return new Intl.RelativeTimeFormat(formatTag(i18n.locale), { numeric }).format(-count, unit);
  };
}
