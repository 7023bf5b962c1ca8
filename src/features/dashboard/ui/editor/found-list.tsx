import { type ReactNode, useEffect, useRef } from "react";
import styles from "./editor.module.css";

interface Found {
  id: string;
  name: string;
  /** Which of several of that name it is. */
  note?: ReactNode;
}

type FoundListProps<Item extends Found> = { found: readonly Item[]; onChoose: (item: Item) => void };

/** What a search found, to choose one of. */
export function FoundList<Item extends Found>({ found, onChoose }: FoundListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the field may be the last thing above the keyboard.
  useEffect(() => {
    // A statement of its own: newer browsers answer with a promise, which React would call as what takes the effect back.
    list.current?.scrollIntoView({ block: "nearest" });
  }, [found.length]);
  return (
    <ul ref={list} className={styles.found}>
      {found.map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => onChoose(item)}>
            {item.name} {item.note && <span className={styles.hint}>{item.note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
