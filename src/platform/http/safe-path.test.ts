import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  it.each(["/", "/coffeeshops/edam", "/de/coffeeshops?q=blue#top", "/coffeeshop/%C4%8Das"])(
    "keeps %s",
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\nSet-Cookie: x=1",
    "/auth/google",
    "/api/logout",
    "/čas",
    "",
    `/${"a".repeat(600)}`,
    undefined,
    42,
  ])("sends %j home", (path) => {
    expect(safePath(path)).toBe("/");
  });

  it("never leaves the site, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(new URL(safePath(`/${text}`), "http://localhost").origin).toBe("http://localhost");
      }),
    );
  });
});
