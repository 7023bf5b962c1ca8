import * as v from "valibot";
import { expect, test } from "vitest";
import { letteredNameSchema, NO_LETTER, plainName, plainNameSchema } from "./plain-name.ts";

test.each([
  ["Cre\u0300me Bru\u0302le\u0301e", "Cr\u00E8me Br\u00FBl\u00E9e"],
  ["White\u00A0Widow", "White Widow"],
  ["White \u2009 Widow", "White Widow"],
  ["Rick\u2019s", "Rick's"],
  ["\u2018t Hoekje", "'t Hoekje"],
  ["O\u00B4Shea", "O'Shea"],
  ["De Ple\u0133n", "De Pleijn"],
  ["\u0132MUIDEN", "IJMUIDEN"],
  ["\uFF24\uFF45\uFF4E Haag", "Den Haag"],
  ["Amne\u200Bsia\u00AD", "Amnesia"],
  ["Am\u200Dnesia", "Amnesia"],
])("%j and %j are one name", (written, name) => {
  expect(plainName(written)).toBe(name);
  expect(plainName(name)).toBe(name);
});

test.each(["\u5927\u9EBB", "\u{1F468}\u200D\u{1F33E} Farm", "\u0646\u200C\u0645", "\u00BD gram\u2122"])(
  "%j stays as it is",
  (name) => expect(plainName(name)).toBe(name),
);

test("a name has to be seen, in one line", () => {
  const refusals = (name: string) =>
    (v.safeParse(plainNameSchema({ least: 2, most: 80 }), name).issues ?? []).map(({ message }) => message);
  expect(refusals("\u3164\u3164\u3164")).toEqual(["Must have at least 2 characters"]);
  expect(refusals("Amnesia\nHaze")).toEqual(["Must be one line"]);
  expect(refusals("\u202Eaiz")).toEqual(["Must be plain text"]);
});

test.each(["\u2603\u2603\u2603 !", "\u2026", "\u{1F468}\u200D\u{1F33E}", "'-'"])(
  "nothing is found by the name %j",
  (name) => {
    const { issues = [] } = v.safeParse(letteredNameSchema({ least: 1, most: 80 }), name);
    expect(issues.map(({ message }) => message)).toEqual([NO_LETTER]);
  },
);

test.each(["\u2603 Snow", "707", "\u5927\u9EBB"])("something can be called %j", (name) => {
  expect(v.parse(letteredNameSchema({ least: 1, most: 80 }), name)).toBe(name);
});
