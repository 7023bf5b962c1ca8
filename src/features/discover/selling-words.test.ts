import { expect, test } from "vitest";
import { sellingWordsIn } from "./selling-words.ts";

test.each([
  ["nl", "Vandaag KORTING op vloei, en koop  nu", ["KORTING", "koop  nu"]],
  ["nl", "Een interactie van transacties", []],
  ["de", "Kein Schnäppchen, aber ein Angebot", ["Schnäppchen", "Angebot"]],
  ["pl", "Okazja i wyprzedaż", ["Okazja", "wyprzedaż"]],
  ["en", "A gram for €12.50 or 12 euro", ["€12.50", "12 euro"]],
  ["en", "Open since 1985, without a word on prices", []],
] as const)("in %s, of %j, these read as if something were sold: %j", (locale, text, words) => {
  expect(sellingWordsIn(text, locale)).toEqual(words);
});
