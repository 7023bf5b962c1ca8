import type { ReactNode } from "react";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import { FieldLabelText } from "./field-label-text.tsx";
import type { FieldTexts } from "./use-field.ts";

type FieldFrameProps = FieldTexts & {
  controlId: string;
  hintId?: string;
  errorId?: string;
  children: ReactNode;
};

/** Label, hint, error and control, in reading order. */
export function FieldFrame({ controlId, hintId, errorId, children, ...texts }: FieldFrameProps) {
  const { hint, error, ...label } = texts;
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        <FieldLabelText {...label} />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
      {children}
    </div>
  );
}
