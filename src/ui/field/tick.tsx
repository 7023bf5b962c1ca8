import type { InputHTMLAttributes, Ref } from "react";
import styles from "./field.module.css";

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  "aria-label": string;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick that has no words beside it, as before the rows of a table. */
export function Tick(props: TickProps) {
  return <input {...props} type="checkbox" className={styles.tick} />;
}
