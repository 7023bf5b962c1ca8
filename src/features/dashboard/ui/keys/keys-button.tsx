import { Trans } from "@lingui/react/macro";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { KeyCaps } from "#ui/keys/key-caps.tsx";
import { KEYS_ID } from "./key-sheet.tsx";
import styles from "./key-sheet.module.css";

/** Opens the list of keys, also where the key for that is switched off. */
export function KeysButton() {
  return (
    <button type="button" {...dialogCommand(KEYS_ID, "show-modal")} className={styles.button}>
      <Trans id="dashboard.keys.button">Keys</Trans> <KeyCaps caps={["?"]} />
    </button>
  );
}
