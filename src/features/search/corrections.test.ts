import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correctionQuestion, correctionsOf } from "./corrections.ts";

const beginningsOf = (word: string) => [4, 5, 6].map((count) => word.slice(0, count));

/** What the tables would answer when this were the only word there is. */
function corrected(typed: string, known: string): string[] {
  const { remainders = [], splits = [] } = correctionQuestion(typed) ?? {};
  const without = (text: string) => [
    text,
    ...[...text].map((_, gap) => text.slice(0, gap) + text.slice(gap + 1)),
  ];
  const beginnings = beginningsOf(known).filter((one) =>
    without(one).some((rest) => remainders.includes(rest)),
  );
  return correctionsOf(typed, beginnings, splits.some(({ start }) => known.startsWith(start)) ? [known] : []);
}

describe("corrections of a word", () => {
  test.each([
    ["amstredam", "amsterdam"],
    ["amsterdma", "amsterdam"],
    ["asmt", "amsterdam"],
    ["amste dam".replace(" ", ""), "amsterdam"],
    ["bulldgo", "bulldog"],
    ["ulldog", "bulldog"],
    ["edde", "ede"],
    ["skyxhigh", "skyhigh"],
  ])("%s may mean %s", (typed, known) => {
    expect(corrected(typed, known).some((meant) => known.startsWith(meant))).toBe(true);
  });

  test("a word of three letters means what it says", () => {
    expect(correctionQuestion("eed")).toBeUndefined();
  });

  test("a word that begins like a known one is not corrected to it", () => {
    expect(corrected("amster", "amsterdam")).not.toContain("amster");
  });

  const letter = fc.constantFrom(..."abcdé");
  const edit = fc.record({
    at: fc.nat(20),
    letter,
    kind: fc.constantFrom("insert", "delete", "change", "swap"),
  });
  const mistyped = (
    letters: string[],
    { at, letter, kind }: { at: number; letter: string; kind: string },
  ) => {
    const place = at % letters.length;
    if (kind === "insert") return letters.toSpliced(place, 0, letter);
    if (kind === "delete") return letters.toSpliced(place, 1);
    if (kind === "change") return letters.toSpliced(place, 1, letter);
    return letters.toSpliced(place, 2, ...letters.slice(place, place + 2).toReversed());
  };

  test("one edit anywhere, in a word that is finished or not, leads back to it", () => {
    const word = fc.array(letter, { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(8), edit, (letters, unfinishedCount, slip) => {
        const begun = letters.slice(0, Math.max(4, letters.length - unfinishedCount));
        const [typed, known] = [mistyped(begun, slip).join(""), letters.join("")];
        fc.pre(typed.length >= 4 && !known.startsWith(typed));
        expect(corrected(typed, known).some((meant) => known.startsWith(meant))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });
});
