import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { DayHours } from "#features/hours/day-hours.ts";
import { HoursOfDay } from "#features/hours/ui/hours-of-day.tsx";
import { dayText } from "#platform/i18n/format.ts";
import { readResource } from "#platform/read-resource.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import styles from "./shop-editing.module.css";

/** Somebody types on. */
const REST_MS = 400;

interface Fortnights {
  /** Null for what is no hours. */
  days: DayHours[] | null;
  /** Those after them that have hours of their own. */
  later: DayHours[];
}

/** The next fourteen days as visitors will read them, by hours that are not saved yet. */
export function Fortnight({ shopId, hours }: { shopId: number; hours: string }) {
  const [data, setData] = useState<Fortnights>();
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ id: String(shopId), hours });
      // Without an answer the last one stays: the hours are read again with the next letter, and when they are saved.
      readResource<Fortnights>("/dashboard/shops/fortnight", { query, signal: asking.signal }).then(
        setData,
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [shopId, hours]);

  return (
    <Section
      level={3}
      title={<Trans id="shop-editing.fortnight">The next fourteen days, as visitors read them</Trans>}
    >
      <div role="status">
        {data?.days === null && (
          <p className={styles.note}>
            <Trans id="shop-editing.fortnight.unreadable">
              Not readable yet: a day may say only when it opens, or only when it closes.
            </Trans>
          </p>
        )}
        {data?.days && (
          <>
            <DayList days={data.days} />
            {data.later.length > 0 && (
              <>
                <p className={styles.note}>
                  <Trans id="shop-editing.fortnight.later">And later:</Trans>
                </p>
                <DayList days={data.later} />
              </>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function DayList({ days }: { days: readonly DayHours[] }) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.fortnight}>
      {days.map((day) => (
        <div key={day.date}>
          <dt>
            {dayText(i18n.locale, "weekdayAndDay", `${day.date}T12:00Z`)}{" "}
            {day.isHoliday && (
              <Badge>
                <Trans id="shop-editing.fortnight.holiday">Holiday</Trans>
              </Badge>
            )}
          </dt>
          <dd>
            <HoursOfDay day={day} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
