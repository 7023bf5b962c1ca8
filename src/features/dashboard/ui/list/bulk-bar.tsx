import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useState } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { saveItems, type SavedItems } from "../../calls.ts";
import styles from "./list.module.css";

/** Something that is done with all that are chosen. */
export interface BulkAction {
  id: string;
  label: MessageDescriptor;
  changes: object;
  /** The ids of those on the page that it can be done with. */
  fits: ReadonlySet<string>;
}

interface Chosen {
  id: string;
  rev: string;
  name: string;
}

type BulkBarProps = {
  list: string;
  chosen: readonly Chosen[];
  actions: readonly BulkAction[];
  onClear: () => void;
};

/** What is done with the chosen things at once; each is saved by itself, and those that were left out are named. */
export function BulkBar({ list, chosen, actions, onClear }: BulkBarProps) {
  const { i18n } = useLingui();
  const { failed } = useFormWords();
  const { press, isBusy, failure } = usePress();
  const [done, setDone] = useState<{ savedCount: number; left: string[] } | null>(null);

  async function act(changes: object) {
    setDone(null);
    let answer: SavedItems = { items: [] };
    const isSaved = await press(async () => {
      answer = await saveItems(
        list,
        chosen.map(({ id, rev }) => ({ _id: id, rev, changes })),
      );
    });
    if (!isSaved) return;
    const left = answer.items.filter(({ errors }) => errors).map(({ _id: id }) => id);
    setDone({
      savedCount: answer.items.length - left.length,
      left: chosen.filter(({ id }) => left.includes(id)).map(({ name }) => name),
    });
    onClear();
  }

  // What can be done with none of them is not offered.
  const possible = actions.filter(({ fits }) => chosen.some(({ id }) => fits.has(id)));
  const names = new Intl.ListFormat(i18n.locale).format(done?.left ?? []);
  return (
    <>
      <LiveRegion>
        {failure !== undefined && <Notice tone="problem">{failed}</Notice>}
        {done && (
          <Notice tone={done.left.length > 0 ? "warning" : "done"}>
            <Plural id="dashboard.bulk.saved" value={done.savedCount} one="# changed." other="# changed." />{" "}
            {done.left.length > 0 && (
              <Trans id="dashboard.bulk.left">
                Unchanged, because this isn’t possible or somebody else got there first: {names}.
              </Trans>
            )}
          </Notice>
        )}
      </LiveRegion>
      {chosen.length > 0 && (
        <div className={styles.bar}>
          <span className={styles.chosen} role="status">
            <Plural id="dashboard.bulk.chosen" value={chosen.length} one="# selected" other="# selected" />
          </span>
          {possible.map(({ id, label, changes }) => (
            <button
              key={id}
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void act(changes)}
            >
              {i18n._(label)}
            </button>
          ))}
          <button type="button" onClick={onClear}>
            <Trans id="dashboard.bulk.clear">Clear selection</Trans>
          </button>
        </div>
      )}
    </>
  );
}
