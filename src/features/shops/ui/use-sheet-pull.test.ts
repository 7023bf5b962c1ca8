import { expect, test } from "vitest";
import { sheetHeightAt } from "./use-sheet-pull.ts";

const screen = { most: 620, half: 280 };

test("a short swipe up or down moves the sheet by one height", () => {
  expect(sheetHeightAt({ ...screen, height: "half", up: 60, tall: 340 })).toBe("full");
  expect(sheetHeightAt({ ...screen, height: "title", up: 60, tall: 148 })).toBe("half");
  expect(sheetHeightAt({ ...screen, height: "half", up: -60, tall: 220 })).toBe("title");
  expect(sheetHeightAt({ ...screen, height: "full", up: -60, tall: 560 })).toBe("half");
});

test("a long one takes it to where the finger lets go", () => {
  expect(sheetHeightAt({ ...screen, height: "title", up: 450, tall: 538 })).toBe("full");
  expect(sheetHeightAt({ ...screen, height: "full", up: -540, tall: 80 })).toBe("title");
});

test("a finger that trembles moves nothing, and there is nothing above the highest", () => {
  for (const height of ["title", "half", "full"] as const) {
    expect(sheetHeightAt({ ...screen, height, up: 12, tall: 292 })).toBe(height);
  }
  expect(sheetHeightAt({ ...screen, height: "full", up: 90, tall: 710 })).toBe("full");
});
