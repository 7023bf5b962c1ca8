import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

describe("searchWords", () => {
  test("the words of a question are plain", () => {
    expect(searchWords("  Den HAAG, café's ")).toEqual(["den", "haag", "cafe", "s"]);
  });

  test("letters that look the same are the same", () => {
    expect(searchWords("\u0132muiden N\u0133megen \uFF24\uFF45\uFF4E")).toEqual([
      "ijmuiden",
      "nijmegen",
      "den",
    ]);
  });

  test("signs that mean something to a pattern are no part of a word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (question) => {
        expect(searchWords(question).join("")).not.toMatch(/[%_\\\0\s]|\p{Cs}/u);
      }),
    );
  });

  test("half a character, a null and an ocean of letters are no trouble", () => {
    expect(searchWords("\ud83d\0%")).toEqual([]);
    expect(searchWords("a".repeat(10_000))).toEqual(["a".repeat(64)]);
    expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
  });
});
