import fc from "fast-check";
import { expect, test } from "vitest";
import { typedQuestion } from "./typed-question.ts";

test("nothing is asked before there is a letter or a digit", () => {
  const silent = fc.string({ unit: fc.constantFrom(" ", "@", "'", "-", "%", "\t", "…", "🌷") });
  fc.assert(
    fc.property(silent, (typed) => {
      expect(typedQuestion(typed)).toBeUndefined();
    }),
  );
});

const USUAL = ["cities", "landmarks", "shops", "brands", "products", "users"];

test("any letter or digit is a question for all kinds, without the space around it", () => {
  expect(typedQuestion(" a ")).toEqual({ text: "a", kinds: USUAL });
  expect(typedQuestion("Ł")).toEqual({ text: "Ł", kinds: USUAL });
  expect(typedQuestion("420")).toEqual({ text: "420", kinds: USUAL });
});

test("@ asks for users and for nothing else", () => {
  expect(typedQuestion("@sam")).toEqual({ text: "@sam", kinds: ["users"] });
  expect(typedQuestion(" @sam")?.kinds).toEqual(["users"]);
  expect(typedQuestion("sam@work")?.kinds).toEqual(USUAL);
});

test("a member’s name has two letters at least", () => {
  for (const typed of ["@", "@s", " @ s "]) expect(typedQuestion(typed)).toBeUndefined();
  expect(typedQuestion("@sa")?.text).toBe("@sa");
});
