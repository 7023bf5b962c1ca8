import { type InputHTMLAttributes, useId } from "react";
import styles from "./plain-field.module.css";

type PlainFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string };

/** A control with a label and no hint or error; a fifth of the size of `TextField`. */
export function PlainField({ label, ...control }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input {...control} id={id} className={styles.control} />
    </div>
  );
}
