import { ShopWeek } from "#features/shops/ui/shop-page/shop-week.tsx";
import type { HoursSaid } from "../../hours-of-change.ts";
import styles from "./contributed-cases.module.css";

type ChangedHoursProps = {
  /** As OpenStreetMap writes them. */
  written: string;
  said: HoursSaid;
  /** ISO 8601. */
  now: string;
};

/** Opening hours as the page of the shop shows them; as they are written only where that does not say all of it. */
export function ChangedHours({ written, said, now }: ChangedHoursProps) {
  const times = {
    opening: { state: "unknown" as const },
    days: said.days,
    later: said.later,
    isOutOfUse: false,
    departments: [],
  };
  return (
    <>
      <ShopWeek times={times} now={now} />
      {!said.isAll && (
        <p className={styles.small}>
          <code>{written}</code>
        </p>
      )}
    </>
  );
}
