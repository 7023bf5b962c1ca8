import styles from "./honeypot.module.css";

/** A field that people and screen readers do not meet, and programs fill in: whatever stands in it was sent by none of us. */
export function Honeypot() {
  return <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" className={styles.trap} />;
}
