import { useLingui } from "@lingui/react/macro";
import { TextField } from "#ui/field/text-field.tsx";
import type { Visitor } from "../../can-i-get-in.ts";
import { wallClockAt } from "../../can-i-get-in-hours.ts";
import styles from "./can-i-get-in.module.css";

/** Times in an address have four figures for the year. */
const LAST = "2099-12-31T23:59";

type ArrivalTimeProps = {
  visitor: Visitor;
  /** The time that was chosen has passed. */
  isPast: boolean;
  now: string;
  hint: string;
};

/** The time of arrival, in local time of the country. The hint says what an empty one means; a past one is refused. */
export function ArrivalTime({ visitor, isPast, now, hint }: ArrivalTimeProps) {
  const { t } = useLingui();
  return (
    <div className={styles.time}>
      <TextField
        type="datetime-local"
        name="at"
        label={t({ id: "door.at", message: "When will you arrive?" })}
        hint={hint}
        error={
          isPast
            ? t({
                id: "door.at.passed",
                message: "That time has passed. Choose a later one.",
              })
            : undefined
        }
        min={wallClockAt(now)}
        max={LAST}
        defaultValue={visitor.at ?? undefined}
      />
    </div>
  );
}
