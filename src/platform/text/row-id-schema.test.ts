import * as v from "valibot";
import { expect, test } from "vitest";
import { rowIdSchema } from "./row-id-schema.ts";

test.each(["12", 12])("%j is the id 12", (id) => {
  expect(v.parse(rowIdSchema, id)).toBe(12);
});

test.each([
  "0",
  "-1",
  "1.5",
  "01",
  "1e3",
  " 1",
  "abc",
  "9007199254740993",
  "9".repeat(100),
  0,
  -1,
  1.5,
  2 ** 60,
])("%j names nothing", (id) => {
  expect(v.parse(rowIdSchema, id)).toBe(0);
});

test.each([undefined, null, true, "", {}, ["1"], Number.NaN, "1".repeat(101)])("%j is no id", (id) => {
  expect(v.safeParse(rowIdSchema, id).success).toBe(false);
});
