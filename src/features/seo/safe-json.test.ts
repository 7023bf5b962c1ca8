import fc from "fast-check";
import { expect, it } from "vitest";
import { safeJson } from "./safe-json.ts";

it("a name that tries to end the script stays text", () => {
  expect(safeJson({ name: "</script><script>alert(1)</script>" })).not.toContain("<");
});

it("says the same as plain JSON, for any value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(safeJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
