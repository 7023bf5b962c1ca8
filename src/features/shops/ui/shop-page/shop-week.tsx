import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { compactWeek, type WeekRow } from "#features/hours/compact-week.ts";
import { isUnknownDay } from "#features/hours/day-hours.ts";
import { HoursOfDay } from "#features/hours/ui/hours-of-day.tsx";
import { daysText } from "#features/hours/days-text.ts";
import { dayText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { ShopOpenTimes } from "../../open-times.ts";
import { useDepartmentWords } from "./use-department-words.ts";
import styles from "./shop-week.module.css";

/** The week of a shop in a few lines, equal days joined, and of its parts with hours of their own. */
export function ShopWeek({ times, now }: { times: ShopOpenTimes; now: string }) {
  const departments = useDepartmentWords();
  const { i18n } = useLingui();
  const dayOf = ({ runs, date }: WeekRow) =>
    date === null ? daysText(runs, i18n) : dayText(i18n.locale, "weekdayAndDay", `${date}T12:00Z`);
  // What nobody has said comes after what is known.
  const rows = (times.days ? compactWeek(times.days.concat(times.later ?? []), now) : []).toSorted(
    (one, other) => Number(isUnknownDay(one.day)) - Number(isUnknownDay(other.day)),
  );
  return (
    <table className={styles.week}>
      <caption>
        <VisuallyHidden>
          <Trans id="hours.title">Opening hours</Trans>
        </VisuallyHidden>
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={row.isToday ? styles.today : undefined}>
            <th scope="row">
              {dayOf(row)} <Marks row={row} />
            </th>
            <td>
              <HoursOfDay day={row.day} />
            </td>
          </tr>
        ))}
        {times.departments.map(({ department, days }) => {
          const own = days ? compactWeek(days, now) : [];
          return own.map((row) => (
            <tr key={`${department} ${keyOf(row)}`} className={styles.part}>
              <th scope="row">
                {departments[department]}
                {own.length > 1 && <>, {dayOf(row)}</>}
              </th>
              <td>
                <HoursOfDay day={row.day} />
              </td>
            </tr>
          ));
        })}
      </tbody>
    </table>
  );
}

function Marks({ row: { isToday, day } }: { row: WeekRow }) {
  return (
    <>
      {isToday && (
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
    </>
  );
}

function keyOf({ runs, date }: WeekRow): string {
  return date ?? runs.join(" ");
}
