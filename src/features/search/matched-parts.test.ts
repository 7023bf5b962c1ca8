import fc from "fast-check";
import { expect, test } from "vitest";
import { matchedParts } from "./matched-parts.ts";

/** With the matches in brackets. */
const marked = (name: string, typed: string) =>
  matchedParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["Amsterdam", "amst", "[Amst]erdam"],
  ["Coffeeshop Utopia", "uto", "Coffeeshop [Uto]pia"],
  ["De Dampkring", "damp de", "[De] [Damp]kring"],
  ["Súdwest-Fryslân", "SUDWEST frysla", "[Súdwest]-[Fryslâ]n"],
  ["Łódź", "lodz", "[Łódź]"],
  ["Straße 9", "strasse", "[Straße] 9"],
  ["’s-Hertogenbosch", "herto", "’s-[Herto]genbosch"],
  ["Rick's Café", "ricks", "[Rick's] Café"],
  ["Sky High", "skyh", "[Sky H]igh"],
  ["Cafe\u0301 Noir", "cafe", "[Cafe\u0301] Noir"],
  ["Sky High", "igh", "Sky High"],
  ["Ballonnetje", "balonetje", "Ballonnetje"],
  ["Sam", "@sa", "[Sa]m"],
])("in %s, “%s” marks %s", (name, typed, expected) => {
  expect(marked(name, typed)).toBe(expected);
});

test("whatever is typed, the name stays what it is", () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  fc.assert(
    fc.property(text, text, (name, typed) => {
      const parts = matchedParts(name, typed);
      expect(parts.map((part) => part.text).join("")).toBe(name);
      expect(parts.every((part, at) => part.text !== "" && part.isMatch !== parts[at + 1]?.isMatch)).toBe(
        true,
      );
    }),
  );
});
