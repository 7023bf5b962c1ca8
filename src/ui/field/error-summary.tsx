import { useEffect, useId, useRef } from "react";
import styles from "./field.module.css";

type ErrorSummaryProps = { title: string; errors: readonly { fieldId: string; message: string }[] };

/** All that is wrong with a form, above it, each message leading to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (errors.length > 0) ref.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} role="alert" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.choices}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
