import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAnswered, readVisitor, writeAge } from "./can-i-get-in-query.ts";
import { VISITOR_WORDS } from "./visitor-words.ts";

const readWords = (query: string) => readVisitor(new URLSearchParams(query));
const read = (query: string) => readWords(query).visitor;
const NOTHING = { residence: null, age: null, hasId: null, at: null };

test.each([
  ["", NOTHING],
  [
    "residence=abroad&age=18&id=yes&at=2026-11-22T20:00",
    { residence: "abroad", age: { atLeast: 18 }, hasId: true, at: "2026-11-22T20:00" },
  ],
  [
    "residence=resident&age=under21&id=no&at=",
    { residence: "resident", age: { under: 21 }, hasId: false, at: null },
  ],
  ["at=now", NOTHING],
  ["at=late", NOTHING],
])("%s", (query, visitor) => {
  expect(read(query)).toEqual(visitor);
});

test.each([
  ["17", { under: 18 }],
  ["9", { under: 18 }],
  ["18", { atLeast: 18 }],
  ["19", { atLeast: 19 }],
  ["under17", { under: 17 }],
])("whoever is %s is no child and no adult by mistake", (age, side) => {
  expect(read(`age=${age}`).age).toEqual(side);
});

test("what is no answer is told as it stands there, and what is one is not", () => {
  expect(readWords("at=garbage&residence=mars&age=abc&id=perhaps&id=yes&q=haze").unknown).toEqual([
    { word: "residence", value: "mars" },
    { word: "age", value: "abc" },
    { word: "id", value: "perhaps" },
    { word: "at", value: "garbage" },
  ]);
  expect(readWords("at=2026-13-45T99:99").unknown).toHaveLength(1);
  expect(readWords("at=now").unknown).toEqual([{ word: "at", value: "now" }]);
  expect(readWords("residence=abroad&age=under18&id=no&at=&open=garbage").unknown).toEqual([]);
});

test("what is no answer counts as none", () => {
  const words = [
    "mars",
    "1998-04-01",
    "born1998",
    "under",
    "-1",
    "yes please",
    "2026-02-30T10:00",
    "tomorrow",
    "0",
    "999",
  ];
  for (const word of VISITOR_WORDS)
    for (const value of words) expect(read(`${word}=${value}`)).toEqual(NOTHING);
});

test("whatever comes in, only a closed set of answers comes out", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...VISITOR_WORDS), fc.string()), (given) => {
      const { visitor } = readVisitor(new URLSearchParams(given));
      expect(hasAnswered(visitor)).toBe(Object.values(visitor).some((answer) => answer !== null));
      if (visitor.age) expect(read(`age=${writeAge(visitor.age)}`).age).toEqual(visitor.age);
    }),
  );
});
