import { expect, test } from "vitest";
import { isObservedOn, observedOnParts } from "./observed-on.ts";

test("a year, a month and a day keep their precision", () => {
  expect(observedOnParts("2021")).toEqual({ date: new Date("2021-01-01T00:00:00Z"), precision: "year" });
  expect(observedOnParts("2024-08")).toEqual({ date: new Date("2024-08-01T00:00:00Z"), precision: "month" });
  expect(observedOnParts("2024-08-17")).toEqual({ date: new Date("2024-08-17T00:00:00Z"), precision: "day" });
});

test("what no calendar has is refused", () => {
  for (const text of ["", "21", "2021-13", "2021-02-30", "2021-2", "2021-08-17T10:00", "yesterday"]) {
    expect(isObservedOn(text)).toBe(false);
  }
});

test("asking for the parts of anything else is a mistake of the caller", () => {
  expect(() => observedOnParts("last summer")).toThrow(RangeError);
});
