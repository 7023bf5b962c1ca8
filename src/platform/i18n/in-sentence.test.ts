import { expect, test } from "vitest";
import { inSentence } from "./in-sentence.ts";

test.each([
  ["Opening hours", "en", "opening hours"],
  ["Éclairage", "fr", "éclairage"],
  ["Sitzplätze", "de", "Sitzplätze"],
  ["Wi-Fi", "en", "Wi-Fi"],
  ["THC", "nl", "THC"],
  ["Visitors from Belgium", "en", "visitors from Belgium"],
  ["", "en", ""],
])("%s inside of a sentence in %s is %s", (name, tag, text) => {
  expect(inSentence(name, tag)).toBe(text);
});
