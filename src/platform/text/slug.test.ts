import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeSlug, isSlug, slugOf } from "./slug.ts";

describe("slugOf", () => {
  test.each([
    ["'s-Hertogenbosch", "s-hertogenbosch"],
    ["Súdwest-Fryslân", "sudwest-fryslan"],
    ["Nuenen, Gerwen en Nederwetten", "nuenen-gerwen-en-nederwetten"],
    ["Bergen (NH.)", "bergen-nh"],
    ["Łódź & Sønderborg, Weißstraße", "lodz-sonderborg-weissstrasse"],
    ["De Ple\u0133n", "de-pleijn"],
    ["\uFF24\uFF45\uFF4E Haag", "den-haag"],
    ["  --  ", ""],
    ["ﾊｯﾊﾟ", ""],
  ])("%s becomes %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test("whatever the name, the slug is one or is empty", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
        const slug = slugOf(name);
        expect(slug === "" || isSlug(slug)).toBe(true);
      }),
    );
  });

  test("a slug is its own slug, so an address survives being read as a name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });

  test("a long name is cut between two words", () => {
    expect(slugOf("weed ".repeat(40))).toBe("weed-".repeat(16).slice(0, -1));
  });
});

test("an address with capitals, underscores or a doubled hyphen is no slug", () => {
  for (const text of ["Amsterdam", "den_haag", "den--haag", "-amsterdam", "", "a".repeat(121), 7]) {
    expect(isSlug(text)).toBe(false);
  }
});

describe("freeSlug", () => {
  test("the first free candidate is taken", () => {
    expect(freeSlug(["relax", "relax-meppel"], new Set(["relax"]))).toBe("relax-meppel");
  });

  test("when every candidate is taken, the last one gets a number", () => {
    const taken = new Set(["relax", "relax-meppel", "relax-meppel-2"]);
    expect(freeSlug(["relax", "relax-meppel"], taken)).toBe("relax-meppel-3");
  });
});
