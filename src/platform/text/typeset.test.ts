import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageTag, LOCALES } from "#platform/i18n/locales.ts";
import { typeset } from "./typeset.ts";

/** With the spaces that one cannot see written as `~` (no break) and `_` (narrow, no break). */
const shown = (text: string) => text.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

describe("a space that must not break is set", () => {
  test.each([
    ["en", "At most 5 g, or 5 grams, from 18 years.", "At most 5~g, or 5~grams, from 18~years."],
    ["en", "Up to 10 MB in 3 min.", "Up to 10~MB in 3~min."],
    ["en", "{minutes} min on foot, {} km away", "{minutes}~min on foot, {}~km away"],
    ["en", "Room 5 gets 5 guests", "Room 5 gets 5 guests"],
    ["en", "Don't worry", "Don't worry"],
    ["fr", "L'herbe qu'on vend", "L’herbe qu’on vend"],
    ["nl", "'s Avonds vanaf 18 jaar voor € 5", "’s Avonds vanaf 18~jaar voor €~5"],
    ["de", "Ab 18 Jahren, bis {time} Uhr, 2,5 km, 5 €", "Ab 18~Jahren, bis {time}~Uhr, 2,5~km, 5~€"],
    ["fr", "Prix : 5 % dès 18 ans ! « Oui » ; non ?", "Prix_: 5_% dès 18~ans_! «_Oui_»_; non_?"],
    ["fr", "<0>Où</0> : {town} ?", "<0>Où</0>_: {town}_?"],
    ["fr", "Prix\u202f: 5, ou\u00a0: 6, et 12:30", "Prix_: 5, ou_: 6, et 12:30"],
    ["pl", "Idź z nami i w {cityName} o 8. I tyle.", "Idź z~nami i~w~{cityName} o~8. I~tyle."],
    ["pl", "Na 100 000 osób w <0>Lublinie</0>", "Na 100~000 osób w~<0>Lublinie</0>"],
    ["cs", "K moři a v neděli s 18 let (u nás)", "K~moři a~v~neděli s~18~let (u~nás)"],
    ["it", "I coffeeshop a 5 km e 18 anni", "I coffeeshop a 5~km e 18~anni"],
  ])("%s: %s", (tag, plain, set) => {
    expect(shown(typeset(tag, plain))).toBe(set);
  });
});

const tags = fc.constantFrom(...LOCALES.map(languageTag));
const kept = fc.constantFrom(
  "{siteName}",
  "<0>",
  "</0>",
  "https://a.example/w?o=1'2",
  "mail@a.example",
  "`a : b`",
  '<a title="5 g : o\'clock">',
);
const piece = fc.oneof(
  fc.constantFrom("w", "i", "a", "5", "18", "000", "g", "ans", "let", "%", "€", ":", ";", "!", "?", "«", "»"),
  fc.constantFrom("it's", "'s", "\u00a0", "\u202f"),
  fc.string({ maxLength: 4 }),
  kept,
);
const texts = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(" "));
/** Without what begins something that stays whole. */
const plainTexts = texts.map((text) => text.replaceAll(/[`<{@/]/g, ""));

describe("whatever the text,", () => {
  test("only the kind of spaces and apostrophes changes", () => {
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");
    fc.assert(
      fc.property(tags, texts, (tag, text) => {
        expect(plain(typeset(tag, text))).toBe(plain(text));
      }),
    );
  });

  test("set twice is set once", () => {
    fc.assert(
      fc.property(tags, texts, (tag, text) => {
        const once = typeset(tag, text);
        expect(typeset(tag, once)).toBe(once);
      }),
    );
  });

  test("addresses, code, tags and placeholders stay whole", () => {
    fc.assert(
      fc.property(tags, plainTexts, kept, plainTexts, (tag, before, whole, after) => {
        expect(typeset(tag, [before, whole, after].join(" "))).toContain(whole);
      }),
    );
  });

  test("a line of Polish or Czech never ends in a preposition of one letter", () => {
    const word = fc.constantFrom("w", "z", "o", "u", "Kraków", "{cityName}", "<0>dom</0>", "18");
    fc.assert(
      fc.property(fc.constantFrom("pl", "cs"), fc.array(word, { minLength: 1 }), (tag, words) => {
        expect(typeset(tag, words.join(" "))).not.toMatch(/(^|[ \u00a0])[zou] /);
      }),
    );
  });
});
