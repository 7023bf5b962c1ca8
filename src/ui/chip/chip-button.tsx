import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./chip.module.css";

type ChipButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  isPressed?: boolean;
  count?: ReactNode;
  icon?: ReactNode;
};

/** A chip that switches something on this page, where no address belongs to it. */
export function ChipButton({
  isPressed = false,
  count,
  icon,
  className,
  children,
  ...rest
}: ChipButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isPressed}
      className={classNames(styles.chip, isPressed && styles.pressed, className)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
