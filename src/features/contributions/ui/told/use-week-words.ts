import { useLingui } from "@lingui/react/macro";
import { useDaysText } from "#features/hours/ui/use-days-text.ts";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import { toldRowsOf } from "../../week-text.ts";

/**
 * Hours that somebody sent as the page writes them, `Mon–Fri 10:00–22:00 · Sat, Sun closed`; of the days that
 * were told; as they are where they say more than a week.
 */
export function useWeekWords(): (hours: string) => string {
  const { t, i18n } = useLingui();
  const daysText = useDaysText();
  const timesText = (times: string) => {
    if (times === "off") return inSentence(t({ id: "opening.closed", message: "Closed" }), i18n.locale);
    if (times === "00:00-24:00")
      return inSentence(t({ id: "opening.always", message: "Open 24 hours" }), i18n.locale);
    return times.replace("24:00", "00:00").replace("-", "–");
  };
  return (hours) =>
    toldRowsOf(hours)
      ?.map(({ runs, times }) => `${daysText(runs)} ${timesText(times)}`)
      .join(" · ") ?? hours;
}
