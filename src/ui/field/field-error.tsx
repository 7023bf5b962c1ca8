import { ProblemGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

type FieldErrorProps = { id?: string; error?: string };

/** What is wrong with a field; nothing when nothing is. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon glyph={ProblemGlyph} size={18} />
      {error}
    </p>
  );
}
