import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchText, searchWords } from "./search-text.ts";

describe("searchText", () => {
  test("accents and case are gone, each word stands once", () => {
    expect(searchText("Súdwest Fryslân", "FRYSLÂN", null)).toBe("sudwest fryslan");
  });

  test("a word with an apostrophe is found with it and without it", () => {
    expect(searchText("Rick's Café")).toBe("rick s cafe ricks");
    expect(searchText("L’Aia")).toBe("l aia laia");
  });
});

describe("searchWords", () => {
  test("the words of a question are plain", () => {
    expect(searchWords("  Den HAAG, café's ")).toEqual(["den", "haag", "cafe", "s"]);
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
