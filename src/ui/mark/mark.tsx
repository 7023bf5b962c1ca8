import styles from "./mark.module.css";

/** The mark of the site: a bell gable with a lit door. The same drawing as public/icon.svg. Decoration beside the name. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={styles.mark}>
      <path d="M5 30V17c0-1.6.9-2.4 2.3-2.7 2.5-.6 3.4-1.9 3.6-4.8C11.1 5.2 13 2.5 16 2.5s4.9 2.7 5.1 7c.2 2.9 1.1 4.2 3.6 4.8 1.4.3 2.3 1.1 2.3 2.7v13z" />
      <path className={styles.windows} d="M9 18h4v4H9zM19 18h4v4h-4zM14.5 10h3v4h-3z" />
      <path className={styles.door} d="M13 30v-5a3 3 0 0 1 6 0v5z" />
    </svg>
  );
}
