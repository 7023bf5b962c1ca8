import { expect, test } from "vitest";
import { languageTag, LOCALES } from "./i18n/locales.ts";
import { observedOnTyped, typedObservedOn } from "./typed-observed-on.ts";

test("what a field shows in any language is read from it again", () => {
  for (const locale of LOCALES) {
    for (let month = 1; month <= 12; month += 1) {
      const ofMonth = `2026-${String(month).padStart(2, "0")}`;
      for (const observedOn of [ofMonth, `${ofMonth}-01`, `${ofMonth}-17`, "2026"]) {
        expect(observedOnTyped(typedObservedOn(observedOn, languageTag(locale)))).toBe(observedOn);
      }
    }
  }
});

test.each([
  ["5-11-2026", "2026-11-05"],
  ["5/11/2026", "2026-11-05"],
  ["05.11.26", "2026-11-05"],
  ["5. 11. 2026", "2026-11-05"],
  ["5 nov 2026", "2026-11-05"],
  ["5 nov. 2026", "2026-11-05"],
  ["Nov 5th, 2026", "2026-11-05"],
  ["5 de noviembre de 2026", "2026-11-05"],
  ["1er août 2026", "2026-08-01"],
  ["17 sierpnia 2026", "2026-08-17"],
  ["9. září 2026", "2026-09-09"],
  ["mrt 2026", "2026-03"],
  ["3 mei 2026", "2026-05-03"],
  ["11-2026", "2026-11"],
  ["2026/11/5", "2026-11-05"],
  [" 2026-11-05 ", "2026-11-05"],
  ["2026-11", "2026-11"],
  ["2026", "2026"],
])("“%s” is %s", (typed, observedOn) => {
  expect(observedOnTyped(typed)).toBe(observedOn);
});

test.each([
  "",
  "yesterday",
  "31-2-2026",
  "13/2026",
  "11/27/2026",
  "11-26",
  "5 jui 2026",
  "5 no 2026",
  "may june 2026",
  "5 11",
])("“%s” is no day, month or year", (typed) => {
  expect(observedOnTyped(typed)).toBeUndefined();
});
