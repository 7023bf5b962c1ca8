import { expect, test } from "vitest";
import { isGenericName, likenessOf } from "./alike-names.ts";

test.each([
  ["Coffeeshop Andersom", "andersom"],
  ["De Ple\u0133n", "De Pleijn"],
  ["Cre\u0300me", "Cr\u00E8me"],
  ["Rick\u2019s", "Ricks"],
  ["\uFF24\uFF45\uFF4E", "Den"],
  ["\u5927\u9EBB", "\u5927\u9EBB"],
])("%s and %s are one name", (one, other) => {
  expect(likenessOf(one, other)).toBe(1);
});

test.each([
  ["\u5927\u9EBB", "\u9EBB\u8449"],
  ["\u0393\u03C1\u03B1\u03C3\u03AF\u03B4\u03B9", "\u0421\u0430\u0434"],
  ["\u273F", "\u2605"],
  ["\u5927\u9EBB", "Andersom"],
])("%s and %s are not", (one, other) => {
  expect(likenessOf(one, other)).toBeLessThan(0.4);
});

test("a name of other letters says which shop it is, and one of such words says what", () => {
  expect(["\u5927\u9EBB", "\u0421\u0430\u0434", "\u273F", "Andersom"].filter(isGenericName)).toEqual([]);
  expect(["Coffeeshop", "The Koffieshop", "Smart Shop"].filter((name) => !isGenericName(name))).toEqual([]);
});
