import { useLingui } from "@lingui/react/macro";
import { countryClock } from "#features/hours/country-clock.ts";
import { TextField } from "#ui/field/text-field.tsx";
import type { Visitor } from "../../can-i-get-in.ts";
import { ASKABLE_DAYS } from "../../can-i-get-in-hours.ts";
import styles from "./can-i-get-in.module.css";

const DAY_MS = 86_400_000;

/** When someone comes, on the clocks of the country; as far ahead as hours are known. What an empty one means, the hint says. */
export function ArrivalTime({ visitor, now, hint }: { visitor: Visitor; now: string; hint: string }) {
  const { t } = useLingui();
  const last = new Date(Date.parse(now) + ASKABLE_DAYS * DAY_MS).toISOString();
  return (
    <div className={styles.time}>
      <TextField
        type="datetime-local"
        name="at"
        label={t({ id: "door.at", message: "When do you arrive?" })}
        hint={hint}
        min={wallClock(now)}
        max={wallClock(last)}
        defaultValue={visitor.at ?? undefined}
      />
    </div>
  );
}

function wallClock(instant: string): string {
  const { date, time } = countryClock(instant);
  return `${date}T${time}`;
}
