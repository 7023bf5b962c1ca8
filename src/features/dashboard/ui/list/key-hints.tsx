import { Trans } from "@lingui/react/macro";
import styles from "./list.module.css";

/** The keys of a list, for whoever has a keyboard. */
export function KeyHints() {
  return (
    <p className={styles.keys}>
      <kbd>J</kbd> <kbd>K</kbd> <Trans id="dashboard.keys.move">down, up</Trans> <kbd>X</kbd>{" "}
      <Trans id="dashboard.keys.choose">choose</Trans> <kbd>Enter</kbd>{" "}
      <Trans id="dashboard.keys.open">open</Trans> <kbd>/</kbd>{" "}
      <Trans id="dashboard.keys.search">search</Trans> <kbd>N</kbd> <Trans id="dashboard.keys.new">new</Trans>
    </p>
  );
}
