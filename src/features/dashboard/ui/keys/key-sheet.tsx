import { Trans, useLingui } from "@lingui/react/macro";
import { openDialog } from "#ui/dialog/dialog-command.ts";
import { PageDialog } from "#ui/dialog/page-dialog.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { KeyCaps } from "#ui/keys/key-caps.tsx";
import { type KnownKey, usePageKeys } from "#ui/keys/known-keys.ts";
import { switchSingleKeys, useSingleKeys } from "#ui/keys/single-keys.ts";
import { useKeys } from "#ui/keys/use-keys.ts";
import styles from "./key-sheet.module.css";

/** The id of the dialog, for buttons that open it. */
export const KEYS_ID = "desk-keys";

/** All keys that the page listens to, behind `?`, and the switch for those that are a letter by themselves (WCAG 2.1.4). */
export function KeySheet() {
  const { t } = useLingui();
  const keys = usePageKeys();
  const isOn = useSingleKeys();
  useKeys({
    "?": {
      act: () => openDialog(KEYS_ID),
      says: t({ id: "dashboard.keys.all", message: "show all keys" }),
    },
  });
  const singles = keys.filter(({ isSingle }) => isSingle);
  const others = keys.filter(({ isSingle }) => !isSingle);
  return (
    <PageDialog
      id={KEYS_ID}
      title={t({ id: "dashboard.keys.title", message: "Keys of this page" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      look="sheet"
    >
      <Checkbox
        label={t({ id: "dashboard.keys.single", message: "Letters by themselves do something" })}
        hint={t({
          id: "dashboard.keys.single.hint",
          message:
            "Never while you type. Switch them off if you speak to your computer. Kept on this device.",
        })}
        checked={isOn}
        onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
      />
      {isOn && <KeyList keys={singles} />}
      {!isOn && (
        <p>
          <Trans id="dashboard.keys.off">They are off. The button “Keys” still opens this list.</Trans>
        </p>
      )}
      <KeyList
        keys={[
          ...others,
          {
            caps: ["Esc"],
            says: t({ id: "dashboard.keys.close", message: "close what lies over the page" }),
          },
        ]}
      />
    </PageDialog>
  );
}

function KeyList({ keys }: { keys: readonly KnownKey[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(({ caps, says }) => (
        <div key={`${caps.join(" ")} ${says}`} className={styles.key}>
          <dt>
            <KeyCaps caps={caps} />
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
