import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { ClockField } from "#ui/field/clock-field.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { isTime, type WeekDay } from "../../week-text.ts";
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
  const isFirstThere = isTime(from) && !isTime(to);
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <ClockField
        id={isFirstThere ? undefined : id}

        value={from}
        disabled={isClosed}
        aria-label={t({ id: "suggest.opens", message: "Opens" })}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={(error && !isTime(from)) || undefined}
        onChange={(time) => onChange({ ...day, from: time })}
      />
      <span aria-hidden="true">–</span>
      <ClockField
        id={isFirstThere ? id : undefined}

        value={to}
        disabled={isClosed}
        aria-label={t({ id: "suggest.closes", message: "Closes" })}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={(error && !isTime(to)) || undefined}
        onChange={(time) => onChange({ ...day, to: time })}
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
