/** A page number to show, and whether pages were omitted before it. */
export type PaginationEntry = { page: number; isAfterGap: boolean };

/**
 * The numbers to show for a list of `pageCount` pages: the first, the last, the current one and its neighbours. A gap always
 * hides two pages or more: a single one is shown, as it takes no more room.
 */
export function paginationWindow(currentPage: number, pageCount: number): PaginationEntry[] {
  const shown = new Set([1, pageCount, currentPage - 1, currentPage, currentPage + 1]);
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const pages = [...shown].filter((page) => page >= 1 && page <= pageCount).toSorted((a, b) => a - b);
  return pages.map((page, index) => ({ page, isAfterGap: page - (pages[index - 1] ?? 0) > 1 }));
}
