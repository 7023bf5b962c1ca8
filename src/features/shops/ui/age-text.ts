import { ago } from "#platform/i18n/time-ago.ts";
import { useLingui } from "@lingui/react";
import { ageOf } from "../can-i-get-in-age.ts";

/** How long ago a partial date was, in the reader's language: "5 years ago", "today". `now`: ISO 8601. */
export function useAgeText(): (observedOn: string, now: string) => string {
  const { i18n } = useLingui();
  return (observedOn, now) => {
    const { count, unit } = ageOf(observedOn, now);
    return ago(i18n.locale, count, unit);
  };
}
