import { type ReactNode, useEffect, useRef } from "react";
import styles from "./form.module.css";

/**
 * What stands in place of a form that has arrived, for good: for another one the form's component gets another `key`. Takes the
 * focus of the button that is gone, and is said aloud.
 */
export function FormDone({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.done}>
      {children}
    </div>
  );
}
