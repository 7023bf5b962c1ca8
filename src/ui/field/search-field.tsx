import { type InputHTMLAttributes, type Ref, useId } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { ForwardGlyph, SearchGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./search-field.module.css";

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "type"> & {
  label: string;
  /** Text of the button, or its label where only an arrow is shown. Without it there is no button: Enter searches. */
  buttonLabel?: string | undefined;
  /** The big one of a home page, with a written button. */
  isLarge?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A search line with its button; the form around it is the caller's, so that it works without JavaScript. */
export function SearchField({
  label,
  buttonLabel,
  isLarge,
  id,
  className,
  name = "q",
  ...rest
}: SearchFieldProps) {
  const madeId = useId();
  const inputId = id ?? madeId;
  return (
    <div className={classNames(styles.search, isLarge && styles.large, className)}>
      <Icon glyph={SearchGlyph} />
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input autoComplete="off" enterKeyHint="search" {...rest} id={inputId} name={name} type="search" />
      {buttonLabel && isLarge && (
        <Button type="submit" icon={<Icon glyph={ForwardGlyph} className={styles.arrow} />}>
          {buttonLabel}
        </Button>
      )}
      {buttonLabel && !isLarge && (
        <IconButton type="submit" icon={<Icon glyph={ForwardGlyph} />} label={buttonLabel} />
      )}
    </div>
  );
}
