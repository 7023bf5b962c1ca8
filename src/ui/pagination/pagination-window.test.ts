import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { paginationWindow } from "./pagination-window.ts";

function written(currentPage: number, pageCount: number): string {
  return paginationWindow(currentPage, pageCount)
    .map(({ page, isAfterGap }) => `${isAfterGap ? "… " : ""}${page === currentPage ? `[${page}]` : page}`)
    .join(" ");
}

it.each([
  [1, 1, "[1]"],
  [1, 3, "[1] 2 3"],
  [1, 12, "[1] 2 … 12"],
  [2, 12, "1 [2] 3 … 12"],
  [4, 12, "1 2 3 [4] 5 … 12"],
  [5, 12, "1 … 4 [5] 6 … 12"],
  [9, 12, "1 … 8 [9] 10 11 12"],
  [12, 12, "1 … 11 [12]"],
])("page %i of %i is written as %s", (currentPage, pageCount, expected) => {
  expect(written(currentPage, pageCount)).toBe(expected);
});

it("always rises, holds the first, the current and the last page, and leaves out two pages or more at a gap", () => {
  assert(
    property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 400 }), (one, other) => {
      const [currentPage, pageCount] = [Math.min(one, other), Math.max(one, other)];
      const entries = paginationWindow(currentPage, pageCount);
      expect(entries.map(({ page }) => page)).toEqual(expect.arrayContaining([1, currentPage, pageCount]));
      for (const [index, { page, isAfterGap }] of entries.entries()) {
        const step = page - (entries[index - 1]?.page ?? 0);
        if (isAfterGap) expect(step).toBeGreaterThan(2);
        else expect(step).toBe(1);
      }
    }),
  );
});
