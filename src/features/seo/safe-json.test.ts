import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { safeJson, safeText } from "./safe-json.ts";

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

it.each(["</script>", "<!--", "'+alert(1)+'", "\\'", "\n", "\0", "\u2028"])(
  "the text %j stays text in a script",
  (text) => {
    expect(safeText(text)).not.toMatch(/[<\n\0\u2028]/);
    expect(runInNewContext(safeText(text))).toBe(text);
  },
);

it("a script reads any text as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(runInNewContext(safeText(text))).toBe(text);
    }),
  );
});
