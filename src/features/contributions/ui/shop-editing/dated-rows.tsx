import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { dayText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import type { HolidayAhead } from "../../holidays.ts";
import { type DatedDay, dateOfName, nameOfDate } from "../../hours-draft.ts";
import { DayTimes } from "./day-times.tsx";
import { HOLIDAY_LABELS } from "./holiday-labels.ts";
import styles from "./shop-editing.module.css";

type DatedRowsProps = {
  dated: readonly DatedDay[];
  holidays: readonly HolidayAhead[];
  onChange: (dated: DatedDay[]) => void;
};

/** Holidays by their names with the date on which they are next, and single dates. */
export function DatedRows({ dated, holidays, onChange }: DatedRowsProps) {
  const { i18n, t } = useLingui();
  const [date, setDate] = useState("");
  const ofHolidays = new Set(holidays.map(({ on }) => on));
  const singles = dated.filter(({ on }) => !ofHolidays.has(on));
  const dateText = (day: string) => dayText(i18n.locale, "weekdayAndDay", `${day}T12:00Z`);

  /** Undefined: as on any day of the week. */
  function set(on: string, day: DatedDay | undefined) {
    const rest = dated.filter((one) => one.on !== on);
    onChange(day ? [...rest, day] : rest);
  }

  function add() {
    if (date !== "") set(nameOfDate(date), { on: nameOfDate(date), isClosed: true, from: "", to: "" });
    setDate("");
  }

  return (
    <>
      <div className={styles.week}>
        {holidays.map(({ holiday, on, date: next }) => (
          <DatedRow
            key={holiday}
            name={i18n._(HOLIDAY_LABELS[holiday])}
            date={dateText(next)}
            on={on}
            day={dated.find((one) => one.on === on)}
            onChange={(day) => set(on, day)}
          />
        ))}
        {singles.map((day) => {
          const single = dateOfName(day.on);
          return (
            <DatedRow
              key={day.on}
              name={single ? dateText(single) : day.on}
              on={day.on}
              day={day}
              onChange={(next) => set(day.on, next)}
            />
          );
        })}
      </div>
      <Cluster gap={3}>
        <TextField
          label={t({ id: "shop-editing.hours.one-day", message: "Another day" })}
          type="date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button kind="quiet" disabled={date === ""} onClick={add}>
          <Trans id="shop-editing.hours.add-day">Add this day</Trans>
        </Button>
      </Cluster>
    </>
  );
}

type DatedRowProps = {
  name: string;
  /** When a holiday is next, in words. */
  date?: string;
  on: string;
  /** Undefined where it is as on any day of the week. */
  day: DatedDay | undefined;
  onChange: (day: DatedDay | undefined) => void;
};

function DatedRow({ name, date, on, day, onChange }: DatedRowProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>
        {name}
        {date && <span className={styles.note}>{date}</span>}
      </legend>
      <ChipButton
        isPressed={day === undefined}
        onClick={() => onChange(day ? undefined : { on, isClosed: false, from: "", to: "" })}
      >
        {t({ id: "shop-editing.hours.as-usual", message: "As usual" })}
      </ChipButton>
      {day ? (
        <DayTimes day={day} onChange={(times) => onChange({ ...times, on })} />
      ) : (
        <ChipButton onClick={() => onChange({ on, isClosed: true, from: "", to: "" })}>
          {t({ id: "suggest.closed", message: "Closed" })}
        </ChipButton>
      )}
    </fieldset>
  );
}
