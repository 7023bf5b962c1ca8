import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { DayHours } from "#features/hours/day-hours.ts";
import { HoursOfDay } from "#features/hours/ui/hours-of-day.tsx";
import { dayText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import styles from "./shop-editing.module.css";

/** Somebody types on. */
const REST_MS = 400;

/** The next fourteen days as visitors will read them, by hours that are not saved yet. */
export function Fortnight({ shopId, hours }: { shopId: number; hours: string }) {
  const { i18n } = useLingui();
  const { load, data } = useFetcher<{ days: DayHours[] | null }>();
  const ask = useEffectEvent(() => {
    void load(`/dashboard/shops/fortnight?${new URLSearchParams({ id: String(shopId), hours })}`);
  });
  useEffect(() => {
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [hours]);

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
          <dl className={styles.fortnight}>
            {data.days.map((day) => (
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
        )}
      </div>
    </Section>
  );
}
