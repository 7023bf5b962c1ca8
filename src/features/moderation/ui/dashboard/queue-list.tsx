import type { ReactNode } from "react";
import { Link } from "#ui/link/link.tsx";
import styles from "./dashboard.module.css";

type QueueListProps = {
  label: string;
  path: string;
  currentId: string | undefined;
  items: readonly { id: string; title: ReactNode; text: ReactNode }[];
};

/** What waits, as links: the chosen one is in the address. */
export function QueueList({ label, path, currentId, items }: QueueListProps) {
  return (
    <ol aria-label={label} className={styles.queue}>
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <Link
            to={`${path}?id=${id}`}
            look="plain"
            preventScrollReset
            aria-current={id === currentId ? "true" : undefined}
            className={styles.queued}
          >
            <strong>{title}</strong>
            <span className={styles.excerpt}>{text}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
