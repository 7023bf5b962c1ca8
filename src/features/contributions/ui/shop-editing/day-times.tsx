import { useLingui } from "@lingui/react/macro";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { isHalfDay, type WeekDay } from "../../week-text.ts";
import styles from "./shop-editing.module.css";

type DayTimesProps = { day: WeekDay; onChange: (day: WeekDay) => void };

/** From when to when, or closed. */
export function DayTimes({ day, onChange }: DayTimesProps) {
  const { t } = useLingui();
  const { isClosed, from, to } = day;
  const isWrong = isHalfDay(day) || undefined;
  return (
    <>
      {!isClosed && (
        <>
          <input
            type="time"
            className={styles.time}
            value={from}
            aria-label={t({ id: "suggest.opens", message: "Opens" })}
            aria-invalid={isWrong}
            onChange={({ target }) => onChange({ ...day, from: target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            className={styles.time}
            value={to}
            aria-label={t({ id: "suggest.closes", message: "Closes" })}
            aria-invalid={isWrong}
            onChange={({ target }) => onChange({ ...day, to: target.value })}
          />
        </>
      )}
      <ChipButton isPressed={isClosed} onClick={() => onChange({ isClosed: !isClosed, from: "", to: "" })}>
        {t({ id: "suggest.closed", message: "Closed" })}
      </ChipButton>
    </>
  );
}
