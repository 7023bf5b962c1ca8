import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import styles from "./queue.module.css";

/** A row of a queue. */
export interface QueuedRow {
  id: string;
  title: ReactNode;
  text: ReactNode;
}

type QueueListProps = {
  label: string;
  path: string;
  currentId: string | undefined;
  items: readonly QueuedRow[];
};

/** What waits, as links: the chosen one is in the address. */
export function QueueList({ label, path, currentId, items }: QueueListProps) {
  return (
    <ol aria-label={label} className={styles.queue}>
      {items.map(({ id, title, text }) => (
        <li key={id}>
          <Link
            to={addressOfCase(path, id)}
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

/** Where a case of the queue at `path` is shown; a path with what its list was asked for keeps it. */
export function addressOfCase(path: string, id: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}id=${id}`;
}
