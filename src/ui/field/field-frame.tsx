import type { ReactNode } from "react";
import styles from "./field.module.css";
import { FieldError } from "./field-error.tsx";
import { FieldLabelText } from "./field-label-text.tsx";
import type { FieldTexts, HiddenError } from "./use-field.ts";

type FieldFrameProps = FieldTexts &
  HiddenError & {
    controlId: string;
    hintId?: string;
    errorId?: string;
    children: ReactNode;
  };

/** Label, hint, error and control, in the order in which they are read. */
export function FieldFrame({ controlId, hintId, errorId, children, ...texts }: FieldFrameProps) {
  const { hint, error, isErrorShown, ...label } = texts;
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
      <FieldError id={errorId} error={error} isErrorShown={isErrorShown} />
      {children}
    </div>
  );
}
