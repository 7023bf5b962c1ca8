import type { ReactNode } from "react";
import styles from "./product-page.module.css";

/** A fact, and below it how and when it is known. */
export function FactWithMethod({ fact, method }: { fact: ReactNode; method: ReactNode }) {
  return (
    <>
      {fact}
      <span className={styles.method}>{method}</span>
    </>
  );
}
