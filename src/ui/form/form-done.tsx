import { type ReactNode, useEffect, useRef } from "react";
import styles from "./form.module.css";

/** Replaces a form after it was sent. Takes the focus of the removed button, and is announced to screen readers. */
export function FormDone({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.done}>
      {children}
    </div>
  );
}
