import { expect, test } from "vitest";
import { catalogues, readMessage, TAGS } from "./support/catalogues.ts";

/** How the navigation calls them in each language, as far as all forms of it have it in common. */
const WORDS: Record<string, RegExp> = {
  nl: /acties?\b/i,
  de: /aktion/i,
  fr: /promo/i,
  es: /promoci/i,
  it: /offert/i,
  pl: /promocj/i,
  cs: /akc/i,
  pt: /promoç/i,
};

/** Those that speak of them in English alone. */
const LEFT_OUT = new Set(["deal-editing.not-possible", "deals.lead", "deals.see-others"]);

const wordsOf = (tag: string, message: string) =>
  readMessage(tag, message).variants.map(({ text }) => text.replaceAll(/\{\w+\}/g, " "));

test("what English calls a deal has one word in each other language: that of the navigation", async () => {
  const all = await catalogues();
  const english = [...(all.get("en") ?? [])].filter(
    ([id, message]) => !LEFT_OUT.has(id) && wordsOf("en", message).some((text) => /\bdeals?\b/i.test(text)),
  );
  expect(english.length).toBeGreaterThan(30);
  const others = TAGS.filter((tag) => tag !== "en").flatMap((tag) =>
    english.flatMap(([id]) => {
      const texts = wordsOf(tag, all.get(tag)?.get(id) ?? "");
      return texts.every((text) => WORDS[tag]?.test(text)) ? [] : [`${tag} ${id}: ${texts[0]}`];
    }),
  );
  expect(others).toEqual([]);
});
