import { useState } from "react";
import { useNavigate } from "react-router";
import { addressOfCase } from "./queue-list.tsx";

interface Queued {
  id: string;
}

interface Asked {
  path: string;
  /** The case in the address, else the first. */
  chosenId: string | null;
  /** Of the address, where none such waits. */
  missingId: string | null;
}

/**
 * What is left of a queue. An item that is decided goes at once, and comes back when the call fails (optimistic update): `items` are
 * those of the last load, with what was decided meanwhile.
 */
export function useQueue<Item extends Queued>(items: readonly Item[], { path, chosenId, missingId }: Asked) {
  const navigate = useNavigate();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ id }) => !gone.has(id));

  /** The item with this id, while it is left; else the one after it, or before it where it was the last. */
  function atOrBeside(id: string | null, leftOf: readonly Item[]): Item | undefined {
    const at = items.findIndex((item) => item.id === id);
    const isLeft = (item: Item) => leftOf.includes(item);
    return items.slice(Math.max(at, 0)).find(isLeft) ?? items.slice(0, Math.max(at, 0)).findLast(isLeft);
  }

  /**
   * Takes an item off, moves on to the next, and sends the decision.
   * @param along others that go and come back with it
   * @param isDecided whether what `send` threw says that it is decided all the same: then it stays away
   * @throws what `send` throws
   */
  async function decide(
    item: Item,
    send: () => Promise<void>,
    isDecided: (failure: unknown) => boolean,
    along: readonly Item[] = [],
  ): Promise<void> {
    const goingIds = [item, ...along].map(({ id }) => id);
    setGone((ids) => new Set([...ids, ...goingIds]));
    const next = atOrBeside(
      item.id,
      left.filter(({ id }) => !goingIds.includes(id)),
    );
    void navigate(next ? addressOfCase(path, next.id) : path, { preventScrollReset: true });
    try {
      await send();
    } catch (failure) {
      if (!isDecided(failure)) bringBack(goingIds);
      throw failure;
    }
  }

  function bringBack(backIds: readonly string[]): void {
    setGone((ids) => new Set([...ids].filter((id) => !backIds.includes(id))));
  }

  return {
    /** Those that are not decided yet, as far as this page knows. */
    items: left,
    /** That of the address, else the one that took its place, else the first. */
    chosen: atOrBeside(chosenId, left),
    /** The address is of one that does not wait any more, and was not decided just now. */
    isMissing: missingId !== null && !gone.has(missingId),
    decide,
    /** What was decided is open again: it is in the list as soon as it is loaded. */
    bringBack,
  };
}
