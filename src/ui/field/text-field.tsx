import type { InputHTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useField } from "./use-field.ts";

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldTexts> & { ref?: Ref<HTMLInputElement> };

/** One line of text, of any native type but the boxes. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  type = "text",
  className,
  ...rest
}: TextFieldProps) {
  const texts = { label, hint, error, optionalLabel };
  const { control, hintId, errorId } = useField(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id} hintId={hintId} errorId={errorId}>
      <input {...rest} {...control} type={type} className={classNames(styles.control, className)} />
    </FieldFrame>
  );
}
