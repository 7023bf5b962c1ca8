import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type ButtonKind, buttonLook } from "./button-look.ts";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  kind?: ButtonKind;
  /** The icon before the words. */
  icon?: ReactNode;
  isWide?: boolean;
  /** Something is loading: the words keep their room, a press does nothing and the focus stays. */
  isLoading?: boolean;
};

/** A native button; `type` is "button" unless it sends a form. */
export function Button({
  kind = "primary",
  type = "button",
  icon,
  isWide,
  isLoading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus of the person who has just pressed it.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(kind, isWide, classNames(isLoading && styles.loading, className))}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
    >
      {icon}
      <span>{children}</span>
      {isLoading && <span className={styles.spinner} />}
    </button>
  );
}
