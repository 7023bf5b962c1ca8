import { useEffect } from "react";
import { arriving } from "./arriving.ts";
import { isHistoryStepTo } from "./history-steps.ts";

/** Only the last lists of a visit are cached: a phone has little memory. */
const MOST_LISTS = 20;

/** By address, so that filters and page number come back with the items. */
const lists = new Map<string, unknown>();

/** Whether back and forward to this address need no network. */
export function isListKept(address: string): boolean {
  return lists.has(withoutHash(address));
}

/** The cached list in back and forward navigation; any other navigation loads it again. */
export function listFromHistory<Data>(request: Request, ask: () => Promise<Data>): Data | Promise<Data> {
  if (isHistoryStepTo(request.url) && lists.has(request.url)) return lists.get(request.url) as Data;
  return arriving(ask);
}

/**
 * Caches the shown list, also the first one of a visit, which came with the document.
 * @param data null where the page is no list
 */
export function useListHistory(data: object | null): void {
  useEffect(() => {
    if (!data) return;
    const address = withoutHash(location.href);
    lists.delete(address);
    lists.set(address, data);
    const oldest = lists.keys().next().value;
    if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
  }, [data]);
}

function withoutHash(address: string): string {
  return address.split("#")[0] as string;
}
