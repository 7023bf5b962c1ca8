import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useField } from "./use-field.ts";

type TextAreaProps = FieldTexts & Omit<ComponentProps<"textarea">, keyof FieldTexts>;

/** Several lines of text; it grows with what is typed where the browser can, up to most of the screen, and then scrolls. */
export function TextArea({ label, hint, error, optionalLabel, id, className, ...rest }: TextAreaProps) {
  const texts = { label, hint, error, optionalLabel };
  const { control, hintId, errorId } = useField(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id} hintId={hintId} errorId={errorId}>
      <textarea {...rest} {...control} className={classNames(styles.control, className)} />
    </FieldFrame>
  );
}
