import { useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { countryClock } from "../country-clock.ts";
import type { OpeningState } from "../opening-state.ts";

export type OpeningTone = "open" | "closing" | "closed" | "unknown";

const MINUTE_MS = 60_000;
const CLOSING_MINUTES = 30;
/** Beyond that a weekday alone could be this week's or the next. */
const WEEK_MS = 6 * 24 * 60 * MINUTE_MS;

/** A text in the reader's language: whether something is open at `now` (ISO 8601), and until or from when. */
export function useOpeningWords(): (
  opening: OpeningState,
  now: string,
) => { text: string; tone: OpeningTone } {
  const { t, i18n } = useLingui();
  const clock = (instant: string) => dayText(i18n.locale, "time", instant);

  function openText(closesAt: string | null, now: string): { text: string; tone: OpeningTone } {
    if (closesAt === null)
      return { text: t({ id: "opening.always", message: "Open 24 hours" }), tone: "open" };
    const minutes = Math.ceil((Date.parse(closesAt) - Date.parse(now)) / MINUTE_MS);
    if (minutes <= CLOSING_MINUTES)
      return { text: t({ id: "opening.closing", message: `Closes in ${minutes} min` }), tone: "closing" };
    const time = clock(closesAt);
    return { text: t({ id: "opening.open", message: `Open until ${time}` }), tone: "open" };
  }

  function closedText(opensAt: string | null, now: string): string {
    if (opensAt === null) return t({ id: "opening.closed", message: "Closed" });
    const time = clock(opensAt);
    if (countryClock(opensAt).date === countryClock(now).date)
      return t({ id: "opening.opens-today", message: `Opens at ${time}` });
    const isSoon = Date.parse(opensAt) - Date.parse(now) < WEEK_MS;
    const day = dayText(i18n.locale, isSoon ? "weekday" : "day", opensAt);
    return t({ id: "opening.opens-later", message: `Opens ${day} at ${time}` });
  }

  return (opening, now) => {
    if (opening.state === "open") return openText(opening.closesAt, now);
    if (opening.state === "closed") return { text: closedText(opening.opensAt, now), tone: "closed" };
    return { text: t({ id: "opening.unknown", message: "Hours not known" }), tone: "unknown" };
  };
}
