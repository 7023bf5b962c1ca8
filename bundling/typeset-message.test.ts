import { createCompiledCatalog } from "@lingui/cli/api";
import { setupI18n } from "@lingui/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { languageTag, LOCALES } from "#platform/i18n/locales.ts";
import { type CompiledMessage, typesetMessage } from "./typeset-message.ts";

function compiled(tag: string, message: string): CompiledMessage {
  const { source } = createCompiledCatalog(tag, { message }, { namespace: "json" });
  return JSON.parse(source).messages.message;
}

/** What a reader sees of a message, with `~` for a space that does not break and `_` for a narrow one. */
function said(tag: string, message: CompiledMessage, values: Record<string, unknown>): string {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { message } } });
  return i18n._("message", values).replaceAll("\u00a0", "~").replaceAll("\u202f", "_");
}

const set = (tag: string, message: string, values: Record<string, unknown>) =>
  said(tag, typesetMessage(tag, compiled(tag, message)), values);

test("a preposition stays with the value that follows, and a value with its unit", () => {
  expect(set("pl", "Kup w {town} do {amount} g", { town: "Delft", amount: 5 })).toBe("Kup w~Delft do 5~g");
});

test("every branch of a plural is set, and its number stays a number", () => {
  const message = "{count, plural, one {# an : oui} other {# ans : non}}";
  expect(set("fr", message, { count: 1 })).toBe("1~an_: oui");
  expect(set("fr", message, { count: 18 })).toBe("18~ans_: non");
});

test("a message that needs no change is the same", () => {
  const message = compiled("en", "{count, plural, offset:1 =0 {Nobody} one {<0>{name}</0> and #} other {#}}");
  expect(typesetMessage("en", message)).toEqual(message);
});

test("whatever a message says, it says the same with the same values and tags", () => {
  const piece = fc.constantFrom(
    "{count, plural, =0 {w # g} one {# an :} few {# k} many {a #} other {i {name} « # »}}",
    "{name}",
    "<0>w domu</0>",
    "<1/>",
    "18 let",
    "v",
    "?",
    "it’s",
    "https://a.example/?q=1",
  );
  const tags = fc.constantFrom(...LOCALES.map(languageTag));
  fc.assert(
    fc.property(tags, fc.array(piece, { minLength: 1 }), fc.nat(30), (tag, pieces, count) => {
      const values = { count, name: "Jan : v {town} 5 g" };
      const message = compiled(tag, pieces.join(" "));
      const plain = (text: string) => text.replaceAll(/[~_\u00a0\u202f]/g, " ");
      expect(plain(said(tag, typesetMessage(tag, message), values))).toBe(plain(said(tag, message, values)));
    }),
  );
});
