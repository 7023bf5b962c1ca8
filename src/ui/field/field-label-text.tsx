import styles from "./field.module.css";
import type { FieldTexts } from "./use-field.ts";

/** The name of a field, and whether it may stay empty. */
export function FieldLabelText({ label, optionalLabel }: Pick<FieldTexts, "label" | "optionalLabel">) {
  return (
    <>
      {label}
      {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
    </>
  );
}
