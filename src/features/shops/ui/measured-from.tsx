import type { ListReference } from "../list-reference.ts";
import styles from "./shop-list-items.module.css";
import { useReferenceWords } from "./use-reference-words.ts";

/** Where distances begin, where no order says it. */
export function MeasuredFrom({ reference }: { reference: ListReference }) {
  const { measured } = useReferenceWords(reference);
  return <p className={styles.note}>{measured}</p>;
}
