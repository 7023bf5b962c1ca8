import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { type DayHours, isUnknownDay, isWholeDay } from "../day-hours.ts";
import type { OpenInterval } from "../opening-state.ts";
import styles from "./hours-of-day.module.css";

/** The hours of one day in words, a line for each time it opens. */
export function HoursOfDay({ day }: { day: DayHours }) {
  const { i18n } = useLingui();
  const range = ({ opensAt, closesAt }: OpenInterval) =>
    `${dayText(i18n.locale, "time", opensAt)}–${dayText(i18n.locale, "time", closesAt)}`;
  if (isWholeDay(day.open)) return <Trans id="opening.always">Open 24 hours</Trans>;
  if (isUnknownDay(day)) return <Trans id="hours.day-unknown">Not known</Trans>;
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
