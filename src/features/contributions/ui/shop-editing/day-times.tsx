import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { ClockField } from "#ui/field/clock-field.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { isHalfDay, isTime, type WeekDay } from "../../week-text.ts";
import styles from "./shop-editing.module.css";

type DayTimesProps = { day: WeekDay; onChange: (day: WeekDay) => void };

/** From when to when, or closed. */
export function DayTimes({ day, onChange }: DayTimesProps) {
  const { t } = useLingui();
  const { isClosed } = day;
  return (
    <>
      {!isClosed && <ClockTimes day={day} onChange={onChange} />}
      <ChipButton isPressed={isClosed} onClick={() => onChange({ isClosed: !isClosed, from: "", to: "" })}>
        {t({ id: "suggest.closed", message: "Closed" })}
      </ChipButton>
    </>
  );
}

/** From when to when. */
export function ClockTimes({ day, onChange }: DayTimesProps) {
  const { t } = useLingui();
  const { from, to } = day;
  const noteId = useId();
  const isWrong = (time: string) => (isHalfDay(day) && (from === to || !isTime(time))) || undefined;
  const isOneTime = isHalfDay(day) && from === to;
  const note = isOneTime
    ? t({ id: "suggest.one-time", message: "Opens and closes at the same time." })
    : isTime(from) && isTime(to) && to < from && to !== "00:00"
      ? t({ id: "suggest.next-day", message: "Closes the next day" })
      : null;
  return (
    <span className={styles.times}>
      <ClockField
        value={from}
        aria-label={t({ id: "suggest.opens", message: "Opens" })}
        aria-invalid={isWrong(from)}
        aria-describedby={noteId}
        onChange={(time) => onChange({ ...day, from: time })}
      />
      <span aria-hidden="true">–</span>
      <ClockField
        value={to}
        aria-label={t({ id: "suggest.closes", message: "Closes" })}
        aria-invalid={isWrong(to)}
        aria-describedby={noteId}
        onChange={(time) => onChange({ ...day, to: time })}
      />
      <small id={noteId} className={isOneTime ? styles.timesWrong : styles.note} aria-live="polite">
        {note}
      </small>
    </span>
  );
}
