import type { InputHTMLAttributes } from "react";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import { FieldLabelText } from "./field-label-text.tsx";
import { type FieldTexts, useField } from "./use-field.ts";

type CheckboxProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts | "type">;

/** One yes or no. The whole line can be pressed. */
export function Checkbox({ label, hint, error, optionalLabel, id, ...rest }: CheckboxProps) {
  const { control, hintId, errorId } = useField({ label, hint, error }, id);
  return (
    <div className={styles.field}>
      <FieldError id={errorId} error={error} />
      <div className={styles.choice}>
        <input {...rest} {...control} type="checkbox" />
        <label htmlFor={control.id}>
          <FieldLabelText label={label} optionalLabel={optionalLabel} />
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
