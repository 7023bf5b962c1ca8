import fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import { accountNameSchema } from "./account-name.ts";

const isName = (name: string) => v.is(accountNameSchema, name);
const nameOf = (typed: string) => v.parse(accountNameSchema, typed);

test.each([
  "Sam",
  "Noor de Vries",
  "O’Neill",
  "Jan-Willem 2.0",
  "žluťoučký kůň",
  "Владимир",
  "Γιώργος",
  "さくら花子",
  "अनुराधा",
  "ศักดิ์ชัย",
  "l33t_smoker",
  "x".repeat(24),
])("%j is a name", (name) => {
  expect(nameOf(name)).toBe(name);
});

test.each([
  ["  Sam   Jansen ", "Sam Jansen"],
  ["Ｓａｍ", "Sam"],
  ["Zoe\u0308", "Zoë"],
  ["ﬁonn", "fionn"],
])("%j is kept as %j", (typed, name) => {
  expect(nameOf(typed)).toBe(name);
});

test.each([
  ["two letters", "Jo"],
  ["twenty-five letters", "x".repeat(25)],
  ["a book", "x".repeat(60_000)],
  ["nothing", ""],
  ["spaces", "     "],
  ["dots", "..."],
  ["a smiley", "Sam 🌿"],
  ["markup", "<b>Sam</b>"],
  ["an address", "sam@example"],
  ["a Cyrillic а in a Latin name", "Sаm Jansen"],
  ["a Greek ο in a Latin name", "Nοor"],
  ["a heap of accents", `S${"\u0301".repeat(20)}am`],
  ["a line break", "Sam\nJansen"],
  ["a NUL", "Sam\u0000"],
  ["half a character", "Sam\ud800"],
  ["Hangul letters that nobody sees", "\u3164\u3164\u3164"],
  ["another of them", "Sam\u115f"],
])("%s is no name", (_, name) => {
  expect(isName(name)).toBe(false);
});

/** Turns the line round, or is not seen. */
const HIDDEN = fc.constantFrom(
  ..."\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u034f\u061c\u180e\ufe0f\u2800\u3164\uffa0",
);

test("nothing that is not seen, or turns the line round, gets into the middle of a name", () => {
  fc.assert(
    fc.property(HIDDEN, fc.nat(5), (hidden, at) => {
      const name = `Jan${"sens".slice(0, at)}${hidden}van`;
      expect(isName(name)).toBe(false);
    }),
  );
});

const letters = (from: string, to: string) =>
  fc.integer({ min: from.codePointAt(0), max: to.codePointAt(0) }).map((code) => String.fromCodePoint(code));
const LATIN = fc.string({ unit: letters("a", "z"), minLength: 1, maxLength: 8 });
const OTHER = fc.oneof(
  fc.string({ unit: letters("а", "я"), minLength: 1, maxLength: 8 }),
  fc.string({ unit: letters("α", "ω"), minLength: 1, maxLength: 8 }),
  fc.string({ unit: letters("ա", "ֆ"), minLength: 1, maxLength: 8 }),
);

test("a name of two scripts is none, in whatever order they come", () => {
  fc.assert(
    fc.property(
      LATIN,
      OTHER,
      fc.boolean(),
      fc.constantFrom("", " ", "-"),
      (latin, other, isFirst, between) => {
        expect(isName(isFirst ? latin + between + other : other + between + latin)).toBe(false);
      },
    ),
  );
});

test("what is taken is what the table keeps, plain to see, and taken again as it is", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(..."abcXYZ 019._-'ёжαλあ花अनु́̈ßﬁＡ"), maxLength: 40 }),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const result = v.safeParse(accountNameSchema, typed);
      if (!result.success) return;
      const name = result.output;
      expect(name).toBe(name.normalize("NFKC").trim());
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
      expect([...name].length).toBeGreaterThanOrEqual(3);
      expect([...name].length).toBeLessThanOrEqual(72);
      expect(nameOf(name)).toBe(name);
    }),
    { numRuns: 2000 },
  );
});
