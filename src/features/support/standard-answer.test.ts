import { expect, test } from "vitest";
import { answerFor, hasUnknownPlace } from "./standard-answer.ts";

test("whoever asked is answered in their language, else in English, else as it was written, by their name", () => {
  const text = { source: "nl", nl: "Hoi [name]", en: "Hi [name], [name]" } as const;
  expect(answerFor(text, { locale: "nl", name: "Mies" })).toEqual({ text: "Hoi Mies", locale: "nl" });
  expect(answerFor(text, { locale: "cz", name: "$&" })).toEqual({ text: "Hi $&, $&", locale: "en" });
  const { en: _, ...dutch } = text;
  expect(answerFor(dutch, { locale: "cz", name: "Mies" })).toEqual({ text: "Hoi Mies", locale: "nl" });
});

test("what stands in brackets is the place of a name, or a mistake", () => {
  expect(["Hi [name]!", "", "a (b)"].filter(hasUnknownPlace)).toEqual([]);
  expect(["[naam]", "[name", "name]", "[Name]"].filter((text) => !hasUnknownPlace(text))).toEqual([]);
});
