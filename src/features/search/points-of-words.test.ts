import { expect, test } from "vitest";
import { pointsOfWords } from "./points-of-words.ts";

const skyHigh = { words: { sky: 6, high: 4, skyhigh: 2, amsterdam: 0 }, wholeNames: ["skyhigh"] };
const points = (question: string) => {
  const words = question.split(" ");
  return pointsOfWords(
    skyHigh,
    words.map((word) => [word]),
    words.join(""),
  );
};

test("each word earns what it is worth in the name, a whole one that is not the first a point more", () => {
  expect(points("am s")).toBe(6);
  expect(points("hi sky")).toBe(10);
  expect(points("high sky")).toBe(11);
  expect(points("amsterdam high")).toBe(6);
});

test("the name as a whole, or its beginning, earns more than any words", () => {
  expect(points("sky hi")).toBe(110);
  expect(points("sky high")).toBe(211);
});

test("of all that a word may mean the best counts, and one that means nothing here earns nothing", () => {
  expect(pointsOfWords(skyHigh, [["hihg", "high", "hi"], ["dam"]], "hihgdam")).toBe(5);
});
