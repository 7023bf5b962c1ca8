import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { countryClock } from "../country-clock.ts";
import type { DayHours } from "../day-hours.ts";
import type { OpenInterval } from "../opening-state.ts";
import styles from "./week-table.module.css";

type WeekTableProps = {
  days: readonly DayHours[];
  /** The caption of the table, for screen readers. */
  caption: string;
  now: string;
};

/** Days with their hours, a night under the day on which it begins. */
export function WeekTable({ days, caption, now }: WeekTableProps) {
  const { i18n } = useLingui();
  const today = countryClock(now).date;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              <span>{dayText(i18n.locale, "weekdayAndDay", `${day.date}T12:00Z`)}</span>{" "}
              {day.date === today && (
                <Badge tone="canal">
                  <Trans id="hours.today">Today</Trans>
                </Badge>
              )}
              {day.isHoliday && (
                <Badge tone="saffron">
                  <Trans id="hours.holiday">Public holiday</Trans>
                </Badge>
              )}
              {day.isSpecial && (
                <Badge tone="saffron">
                  <Trans id="hours.special">Special hours</Trans>
                </Badge>
              )}
            </th>
            <td>
              <HoursOfDay day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HoursOfDay({ day }: { day: DayHours }) {
  const { i18n } = useLingui();
  const range = ({ opensAt, closesAt }: OpenInterval) =>
    `${dayText(i18n.locale, "time", opensAt)}–${dayText(i18n.locale, "time", closesAt)}`;
  if (isWholeDay(day)) return <Trans id="opening.always">Open 24 hours</Trans>;
  if (day.open.length + day.unknown.length === 0) return <Trans id="opening.closed">Closed</Trans>;
  return (
    <>
      {day.open.map((interval) => (
        <span key={interval.opensAt} className={styles.range}>
          {range(interval)}
        </span>
      ))}
      {day.unknown.map((interval) => (
        <span key={interval.opensAt} className={styles.range}>
          <Perhaps range={range(interval)} />
        </span>
      ))}
    </>
  );
}

function Perhaps({ range }: { range: string }) {
  return <Trans id="hours.perhaps">Perhaps {range}, ask first</Trans>;
}

function isWholeDay({ open: [interval, more] }: DayHours): boolean {
  if (!interval || more) return false;
  const [opens, closes] = [countryClock(interval.opensAt), countryClock(interval.closesAt)];
  return opens.time === "00:00" && closes.time === "00:00" && opens.date !== closes.date;
}
