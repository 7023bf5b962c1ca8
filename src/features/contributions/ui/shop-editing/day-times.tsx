import { useLingui } from "@lingui/react/macro";
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
  const isWrong = (time: string) => (isHalfDay(day) && (from === to || !isTime(time))) || undefined;
  return (
    <span className={styles.times}>
      <ClockField
        value={from}
        aria-label={t({ id: "suggest.opens", message: "Opens" })}
        aria-invalid={isWrong(from)}
        onChange={(time) => onChange({ ...day, from: time })}
      />
      <span aria-hidden="true">–</span>
      <ClockField
        value={to}
        aria-label={t({ id: "suggest.closes", message: "Closes" })}
        aria-invalid={isWrong(to)}
        onChange={(time) => onChange({ ...day, to: time })}
      />
    </span>
  );
}
