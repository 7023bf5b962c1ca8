import { expect, test } from "vitest";
import { hasLink } from "./links.ts";

test.each([
  "Koop bij https://example.org/a",
  "HTTPS://EXAMPLE.ORG",
  "www.example.org is beter",
  "kijk op goedkoop-spul.com!",
  "t.me/kanaal",
  "ｅｘａｍｐｌｅ．ｃｏｍ",
])("%s has a link", (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  "Fijne zaak.De koffie is goed.",
  "Rond 4.5 sterren, d.w.z. prima",
  "Open tot 01.00 uur... of later",
  "€ 12.50 per gram, o.a. hash",
  "Sfeer: top!",
])("%s has none", (text) => {
  expect(hasLink(text)).toBe(false);
});
