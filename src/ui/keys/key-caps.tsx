import { Fragment } from "react";
import styles from "./keys.module.css";

/** What is pressed, drawn as keys. */
export function KeyCaps({ caps }: { caps: readonly string[] }) {
  return caps.map((cap, place) => (
    <Fragment key={cap}>
      {place > 0 && " "}
      <kbd className={styles.cap}>{cap}</kbd>
    </Fragment>
  ));
}
