import { KeyCaps } from "./key-caps.tsx";
import styles from "./keys.module.css";
import type { KnownKey } from "./known-keys.ts";

/** A line of keys with what they do, for whoever has a keyboard. */
export function KeyHints({ keys }: { keys: readonly KnownKey[] }) {
  return (
    <p className={styles.hints}>
      {keys.map(({ caps, says }) => (
        <span key={caps.join(" ")} className={styles.hint}>
          <KeyCaps caps={caps} /> {says}{" "}
        </span>
      ))}
    </p>
  );
}
