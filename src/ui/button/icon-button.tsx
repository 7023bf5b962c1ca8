import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> & {
  icon: ReactNode;
  /** What it does, in words: the only thing a screen reader gets. */
  label: string;
};

/** A round 44 px button that shows a drawing only. */
export function IconButton({ icon, label, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles.icon, className)}
    >
      {icon}
    </button>
  );
}
