import type { SelectHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { DownGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import { FieldFrame } from "./field-frame.tsx";
import { type FieldTexts, useField } from "./use-field.ts";

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldTexts | "children"> & {
    options: readonly { value: string; label: string }[];
  };

/** One of a list, through the browser's own menu. */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  options,
  className,
  ...rest
}: SelectFieldProps) {
  const texts = { label, hint, error, optionalLabel };
  const { control, hintId, errorId } = useField(texts, id);
  return (
    <FieldFrame {...texts} controlId={control.id} hintId={hintId} errorId={errorId}>
      <div className={styles.select}>
        <select {...rest} {...control} className={classNames(styles.control, className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={DownGlyph} size={18} />
      </div>
    </FieldFrame>
  );
}
