import type { I18n } from "@lingui/core";
import { daysText, timesText } from "#features/hours/days-text.ts";
import { toldRowsOf } from "./week-text.ts";

/**
 * Hours that somebody sent as the page writes them, `Mon–Fri 10:00–22:00 · Sat, Sun closed`; of the days that
 * were told; as they are where they say more than a week.
 */
export function weekWords(hours: string, i18n: I18n): string {
  return (
    toldRowsOf(hours)
      ?.map(({ runs, times }) => `${daysText(runs, i18n)} ${timesText(times, i18n)}`)
      .join(" · ") ?? hours
  );
}
