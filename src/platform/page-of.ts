/** One page of a list. */
export interface PageOf<Item> {
  items: Item[];
  total: number;
  /** From 1; the last one where a later one was requested. */
  page: number;
  pageCount: number;
}

/** Slices a page out of all results. */
export function pageOf<Item>(
  all: readonly Item[],
  { page, size }: { page: number; size: number },
): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const shown = Math.min(page, pageCount);
  return { items: all.slice((shown - 1) * size, shown * size), total: all.length, page: shown, pageCount };
}
