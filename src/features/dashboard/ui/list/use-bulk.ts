import { useState } from "react";
import { usePress } from "#platform/use-press.ts";
import { saveItems, type SavedItems } from "../../calls.ts";

export interface ChosenItem {
  id: string;
  rev: string;
  name: string;
}

/** What came of something that was done with several at once. */
export interface BulkOutcome {
  savedCount: number;
  /** The names of those that stay as they were. */
  left: readonly string[];
}

/** Does something with several things of a list at once; each is saved by itself. */
export function useBulk(list: string) {
  const { press, isBusy, failure } = usePress();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  /** Returns whether the call arrived. */
  async function act(chosen: readonly ChosenItem[], changes: object): Promise<boolean> {
    setOutcome(null);
    let answer: SavedItems = { items: [] };
    const isSaved = await press(async () => {
      answer = await saveItems(
        list,
        chosen.map(({ id, rev }) => ({ _id: id, rev, changes })),
      );
    });
    if (!isSaved) return false;
    const left = new Set(answer.items.filter(({ errors }) => errors).map(({ _id: id }) => id));
    setOutcome({
      savedCount: answer.items.length - left.size,
      left: chosen.filter(({ id }) => left.has(id)).map(({ name }) => name),
    });
    return true;
  }

  return { act, isBusy, hasFailed: failure !== undefined, outcome };
}

export type Bulk = ReturnType<typeof useBulk>;
