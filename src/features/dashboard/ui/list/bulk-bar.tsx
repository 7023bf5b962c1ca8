import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import styles from "./list.module.css";
import type { Bulk, ChosenItem } from "./use-bulk.ts";

/** Something that is done with all that are chosen. */
export interface BulkAction {
  id: string;
  label: MessageDescriptor;
  changes: object;
  /** The ids of those on the page that it can be done with. */
  fits: ReadonlySet<string>;
}

type BulkBarProps = {
  bulk: Bulk;
  chosen: readonly ChosenItem[];
  actions: readonly BulkAction[];
  onClear: () => void;
};

/** What can be done with the chosen things at once. */
export function BulkBar({ bulk: { act }, chosen, actions, onClear }: BulkBarProps) {
  const { i18n } = useLingui();
  if (chosen.length === 0) return null;
  // What can be done with none of them is not offered.
  const possible = actions.filter(({ fits }) => chosen.some(({ id }) => fits.has(id)));

  function take({ label, changes }: BulkAction) {
    act(chosen, { label: i18n._(label), changes });
    onClear();
  }

  return (
    <div data-acts className={styles.bar}>
      <span className={styles.chosen} role="status">
        <Plural id="dashboard.bulk.chosen" value={chosen.length} one="# selected" other="# selected" />
      </span>
      {possible.map((action) => (
        <button key={action.id} type="button" onClick={() => take(action)}>
          {i18n._(action.label)}
        </button>
      ))}
      <button type="button" onClick={onClear}>
        <Trans id="dashboard.bulk.clear">Clear selection</Trans>
      </button>
    </div>
  );
}
