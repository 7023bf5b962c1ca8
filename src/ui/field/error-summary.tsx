import { useEffect, useId, useRef } from "react";
import { leadToField } from "./lead-to-field.ts";
import styles from "./field.module.css";

type ErrorSummaryProps = { title: string; errors: readonly { fieldId: string | null; message: string }[] };

/**
 * All that is wrong with a form, above it, each message leading to its field, if it has one. Takes the focus when it appears, and
 * not when it becomes shorter; with another `key` it appears anew.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.focus(), []);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.choices}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? message}>
            {fieldId === null ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  leadToField(fieldId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
