import { useId } from "react";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import { FieldLabelText } from "./field-label-text.tsx";
import type { FieldTexts } from "./use-field.ts";

type RadioGroupProps = FieldTexts & {
  /** The id of the first choice, so that links to the field lead there. */
  id?: string;
  name: string;
  options: readonly { value: string; label: string; hint?: string }[];
  defaultValue?: string;
  onSelect?: (value: string) => void;
  isRequired?: boolean;
};

/** One of a few, all seen at once. Its label is the legend of the group; an error belongs to the group as a whole. */
export function RadioGroup({
  id: givenId,
  name,
  options,
  defaultValue,
  onSelect,
  isRequired,
  hint,
  error,
  ...label
}: RadioGroupProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <fieldset
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      className={styles.field}
    >
      <legend className={styles.label}>
        <FieldLabelText {...label} />
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {options.map((option, index) => (
        <div key={option.value} className={styles.choice}>
          <input
            id={index === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            required={isRequired}
            aria-describedby={option.hint && `${id}-${option.value}-hint`}
            onChange={() => onSelect?.(option.value)}
          />
          <label htmlFor={index === 0 ? id : `${id}-${option.value}`}>{option.label}</label>
          {option.hint && (
            <p id={`${id}-${option.value}-hint`} className={styles.hint}>
              {option.hint}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}
