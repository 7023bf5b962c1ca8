import { ago } from "#platform/i18n/time-ago.ts";
import { useLingui } from "@lingui/react/macro";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import { observedOnParts } from "#platform/observed-on.ts";

const DAY_MS = 86_400_000;
const DAYS = { day: 1, month: 30.44, year: 365.25 };

/** How long ago something was, in the reader's words: "today", "3 days ago", "9 years ago". Both moments are ISO 8601. */
export function useAge(): (at: string, now: string) => string {
  const { i18n } = useLingui();
  return (at, now) => ageText(i18n.locale, (Date.parse(now) - Date.parse(at)) / DAY_MS, "day");
}

/** When a fact was seen, as exactly as is known, with its age: "November 2017, 9 years ago". */
export function useObservedAge(observedOn: string, now: string): { seen: string; age: string } {
  const { i18n } = useLingui();
  const seen = useObservedOn(observedOn);
  const { date, precision } = observedOnParts(observedOn);
  return { seen, age: ageText(i18n.locale, (Date.parse(now) - date.getTime()) / DAY_MS, precision) };
}

/** In the largest unit that fits, and never more exactly than is known. */
function ageText(tag: string, days: number, precision: keyof typeof DAYS): string {
  const unit =
    days >= DAYS.year || precision === "year"
      ? "year"
      : days >= 45 || precision === "month"
        ? "month"
        : "day";
  return ago(tag, Math.max(0, Math.floor(days / DAYS[unit])), unit);
}
