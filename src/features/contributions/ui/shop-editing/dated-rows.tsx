import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { dayText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import type { HolidayAhead } from "../../holidays.ts";
import { dateOfName, dayOfHoliday, type HoursDraft, nameOfDate, withHoliday } from "../../hours-draft.ts";
import type { WeekDay } from "../../week-text.ts";
import { ClockTimes } from "./day-times.tsx";
import { HOLIDAY_LABELS } from "./holiday-labels.ts";
import styles from "./shop-editing.module.css";

type DatedRowsProps = {
  draft: HoursDraft;
  holidays: readonly HolidayAhead[];
  onChange: (draft: HoursDraft) => void;
};

/** Holidays by their names with the date on which they are next, and single dates. */
export function DatedRows({ draft, holidays, onChange }: DatedRowsProps) {
  const { i18n, t } = useLingui();
  const [date, setDate] = useState("");
  const ofHolidays = new Set(holidays.map(({ on }) => on));
  const singles = draft.dated.filter(({ on }) => !ofHolidays.has(on));
  const dateText = (day: string) => dayText(i18n.locale, "weekdayAndDay", `${day}T12:00Z`);

  /** Undefined: as on any day of the week. */
  function set(on: string, day: WeekDay | undefined) {
    onChange(withHoliday(draft, { on, day, holidays }));
  }

  function add() {
    if (date !== "") set(nameOfDate(date), CLOSED);
    setDate("");
  }

  return (
    <>
      <div className={styles.week}>
        {holidays.map((ahead) => (
          <DatedRow
            key={ahead.holiday}
            name={i18n._(HOLIDAY_LABELS[ahead.holiday])}
            date={dateText(ahead.date)}
            day={dayOfHoliday(draft, ahead)}
            onChange={(day) => set(ahead.on, day)}
          />
        ))}
        {singles.map((day) => {
          const single = dateOfName(day.on);
          return (
            <DatedRow
              key={day.on}
              name={single ? dateText(single) : day.on}
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
  /** Undefined where it is as on any day of the week. */
  day: WeekDay | undefined;
  onChange: (day: WeekDay | undefined) => void;
};

const CLOSED: WeekDay = { isClosed: true, from: "", to: "" };
/** Its times are still to be typed. */
const OTHER_TIMES: WeekDay = { isClosed: false, from: "", to: "" };

function DatedRow({ name, date, day, onChange }: DatedRowProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>
        {name}
        {date && <span className={styles.note}>{date}</span>}
      </legend>
      <div className={styles.choices}>
        <ChipButton isPressed={day === undefined} onClick={() => onChange(undefined)}>
          {t({ id: "shop-editing.hours.as-usual", message: "As usual" })}
        </ChipButton>
        <ChipButton isPressed={day?.isClosed === true} onClick={() => onChange(CLOSED)}>
          {t({ id: "suggest.closed", message: "Closed" })}
        </ChipButton>
        <ChipButton isPressed={day?.isClosed === false} onClick={() => onChange(OTHER_TIMES)}>
          {t({ id: "shop-editing.hours.other-times", message: "Other times" })}
        </ChipButton>
      </div>
      {day && !day.isClosed && <ClockTimes day={day} onChange={onChange} />}
    </fieldset>
  );
}
