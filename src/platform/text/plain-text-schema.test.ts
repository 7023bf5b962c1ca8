import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { plainLineSchema, plainTextSchema } from "./plain-text-schema.ts";

const SMILEY = "\u{1F600}";

function refusalsOf(schema: v.GenericSchema, value: unknown): string[] {
  return (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);
}

describe.each([
  ["a line", plainLineSchema({ least: 3, most: 5 })],
  ["a text", plainTextSchema({ least: 3, most: 5 })],
])("%s", (_, schema) => {
  test("counts characters as PostgreSQL does, neither fewer nor more", () => {
    expect(refusalsOf(schema, SMILEY.repeat(5))).toEqual([]);
    expect(refusalsOf(schema, SMILEY.repeat(6))).toEqual(["Must have at most 5 characters"]);
    expect(refusalsOf(schema, SMILEY.repeat(2))).toEqual(["Must have at least 3 characters"]);
  });

  test("counts what is left once it is trimmed", () => {
    expect(v.parse(schema, "  tulip ")).toBe("tulip");
    expect(refusalsOf(schema, "  a    ")).toEqual(["Must have at least 3 characters"]);
  });

  test.each(["\u200B", "\u200D", "\u00AD", "\u3164", "\u2800", "\uFE0F", "\u2060"])(
    "counts nothing that nobody sees: %j",
    (unseen) => {
      expect(refusalsOf(schema, unseen.repeat(4))).toEqual(["Must have at least 3 characters"]);
      expect(refusalsOf(schema, `a${unseen}b`)).toEqual(["Must have at least 3 characters"]);
      expect(refusalsOf(plainLineSchema({ most: 5 }), unseen)).toEqual(["Must not be empty"]);
      expect(refusalsOf(plainTextSchema({ most: 5 }), unseen)).toEqual(["Must not be empty"]);
    },
  );

  test("may be empty or long enough, where it says so", () => {
    const optional = plainTextSchema({ least: 3, most: 9, mayBeEmpty: true });
    expect(refusalsOf(optional, "  ")).toEqual([]);
    expect(refusalsOf(optional, "ab")).toEqual(["Must have at least 3 characters"]);
    expect(refusalsOf(optional, "\u200B\u200B\u200B")).toEqual(["Must have at least 3 characters"]);
  });

  test("counts a row of spaces as one", () => {
    expect(refusalsOf(plainTextSchema({ least: 10, most: 50 }), `a${" ".repeat(20)}b`)).toEqual([
      "Must have at least 10 characters",
    ]);
  });

  test("keeps a smiley that is joined from several whole, and gives a letter one spelling", () => {
    expect(v.parse(schema, "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}")).toBe(
      "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
    );
    expect(v.parse(schema, "Cre\u0300m")).toBe("Cr\u00E8m");
  });

  test("may be empty unless told otherwise, and is text", () => {
    expect(refusalsOf(plainLineSchema({ most: 5 }), " ")).toEqual([]);
    expect(refusalsOf(plainTextSchema({ least: 1, most: 5 }), " ")).toEqual(["Must not be empty"]);
    expect(refusalsOf(schema, ["a", "b", "c"])).toEqual(["Must be text"]);
  });
});

test("a line is one, also at its ends and whatever breaks it", () => {
  const schema = plainLineSchema({ most: 20 });
  for (const end of ["\n", "\r", "\u0000", "\u0085", "\u2028", "\u2029"]) {
    expect([end, refusalsOf(schema, `tulip${end}`)]).toEqual([end, ["Must be one line"]]);
  }
});

test.each(["\u202Egnp.exe", "a\u2066b", "half \uD800 of a letter"])(
  "%j is neither a line nor a text",
  (value) => {
    expect(refusalsOf(plainLineSchema({ most: 30 }), value)).toEqual(["Must be plain text"]);
    expect(refusalsOf(plainTextSchema({ most: 30 }), value)).toEqual(["Must be plain text"]);
  },
);

test("a text keeps its lines, with plain line feeds, and no other control characters", () => {
  const schema = plainTextSchema({ most: 20 });
  expect(v.parse(schema, "one\r\ntwo\rthree\t3\n")).toBe("one\ntwo\nthree\t3");
  expect(refusalsOf(schema, "a\u0000b")).toEqual(["Must be plain text"]);
});
