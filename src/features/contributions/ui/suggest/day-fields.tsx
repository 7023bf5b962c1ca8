import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import type { WeekDay } from "../../week-text.ts";
import styles from "./suggest.module.css";

type DayFieldsProps = {
  /** Of its first time that is missing, else of its first. */
  id: string;
  name: string;
  day: WeekDay;
  error: string | undefined;
  /** Not where the line stands for the whole week. */
  canBeClosed: boolean;
  onChange: (day: WeekDay) => void;
};

/** From when to when on one day, or closed. */
export function DayFields({ id, name, day, error, canBeClosed, onChange }: DayFieldsProps) {
  const { t } = useLingui();
  const { isClosed, from, to } = day;
  const isFirstThere = from !== "" && to === "";
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <input
        id={isFirstThere ? undefined : id}
        type="time"
        className={styles.time}
        value={from}
        disabled={isClosed}
        aria-label={t({ id: "suggest.opens", message: "Opens" })}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error && from === "" ? true : undefined}
        onChange={({ target }) => onChange({ ...day, from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        id={isFirstThere ? id : undefined}
        type="time"
        className={styles.time}
        value={to}
        disabled={isClosed}
        aria-label={t({ id: "suggest.closes", message: "Closes" })}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error && to === "" ? true : undefined}
        onChange={({ target }) => onChange({ ...day, to: target.value })}
      />
      {canBeClosed && (
        <Checkbox
          label={t({ id: "suggest.closed", message: "Closed" })}
          checked={isClosed}
          onChange={({ target }) => onChange({ ...day, isClosed: target.checked })}
        />
      )}
    </fieldset>
  );
}
