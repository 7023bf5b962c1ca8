import type { ReactNode } from "react";
import styles from "./definition-list.module.css";

type DefinitionListProps = { items: readonly { id: string; term: ReactNode; description: ReactNode }[] };

/** Names and what belongs to them, below each other on a phone, in two columns on more. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.id} className={styles.pair}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
