import { ProblemGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import type { HiddenError } from "./use-field.ts";

type FieldErrorProps = HiddenError & { id?: string; error?: string };

/** What is wrong with a field; nothing when nothing is. */
export function FieldError({ id, error, isErrorShown = true }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error} hidden={!isErrorShown}>
      <Icon glyph={ProblemGlyph} size={18} />
      {error}
    </p>
  );
}
