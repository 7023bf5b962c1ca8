import styles from "./layout.module.css";

/** The first thing the tab key reaches: past the bars, to the content. Seen only while it has the focus. */
export function SkipLink({ label, targetId = "main" }: { label: string; targetId?: string }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {label}
    </a>
  );
}
