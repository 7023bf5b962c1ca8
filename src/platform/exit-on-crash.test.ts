import { expect, test } from "vitest";
import { sentenceOf } from "./exit-on-crash.ts";

test.each([
  ["3D000", 'database "nowhere" does not exist'],
  ["28P01", 'password authentication failed for user "nobody"'],
  ["28000", 'role "nobody" does not exist'],
])("a database that refuses us (%s) ends the process with a sentence", (code, message) => {
  expect(sentenceOf(Object.assign(new Error(message), { code }))).toContain(message);
});

test("a mistake of ours keeps its stack", () => {
  expect(sentenceOf(new TypeError("x is undefined"))).toBeUndefined();
});
