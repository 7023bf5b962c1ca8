import { useState } from "react";
import { listedAfter } from "../listed.ts";
import type { Waiting } from "../waiting.ts";

/** The list of the queue as it stands while it is read anew with each case; `takeIn` takes in what came meanwhile. */
export function useListed(waiting: readonly Waiting[], openId: string | null) {
  const [before, setBefore] = useState(waiting);
  const { items, added } = listedAfter(before, waiting, openId);
  const isSame = items.length === before.length && items.every(({ id }, at) => id === before[at]?.id);
  // What has gone by now does not come back into its place.
  if (!isSame) setBefore(items);
  return { items, added, takeIn: () => setBefore([]) };
}
