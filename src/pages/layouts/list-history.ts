import { useEffect } from "react";
import { arriving } from "./arriving.ts";
import { isHistoryStepTo } from "./history-steps.ts";

/** Lists are kept for one visit and only the last ones: a phone has little memory. */
const MOST_LISTS = 20;

/** By address, so that filters and page number come back with the items. */
const lists = new Map<string, unknown>();

/** The list as it was left when the visitor comes back to it, at once; opened afresh it is asked for anew. */
export function listFromHistory<Data>(request: Request, ask: () => Promise<Data>): Data | Promise<Data> {
  if (isHistoryStepTo(request.url) && lists.has(request.url)) return lists.get(request.url) as Data;
  return arriving(ask);
}

/**
 * Remembers the list that is shown, also the first one of a visit, which came with the document.
 * @param data null where the page turned out to be no list
 */
export function useListHistory(data: object | null): void {
  useEffect(() => {
    if (!data) return;
    const address = location.href.split("#")[0] as string;
    lists.delete(address);
    lists.set(address, data);
    const oldest = lists.keys().next().value;
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
  }, [data]);
}
