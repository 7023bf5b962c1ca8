import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { PAGES } from "../support/journeys-pages.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  elements: ["html5", { meta: { attributes: { content: { required: needsContent } } } }],
});

/** The standard wants it of every kind of meta but the one with the encoding; the validator asks for it of none. */
function needsContent(meta: { hasAttribute(name: string): boolean }): boolean {
  return !meta.hasAttribute("charset");
}

/** Beside one of every kind: full, empty, and what is shown before anything is answered. */
const MORE = [
  "/map?nearme=true",
  "/map/barraka",
  "/coffeeshops?q=bulldog",
  "/coffeeshops?open=now",
  "/coffeeshops/sample-markerwaard",
  "/deals?city=sample-markerwaard",
  "/jobs?city=sample-markerwaard",
  "/discover?city=sample-markerwaard",
  "/discover?tab=near",
  "/deals/sample-tweede-pakje-vloei-halve-prijs",
  "/privacypolicy",
  "/en/data-deletion",
  "/offline",
  "/api/docs",
];

test.each([...Object.values(PAGES), ...MORE])(
  "a validator finds nothing wrong with the HTML of %s",
  async (path) => {
    for (const cookie of ["", "ageandcookies=req"]) {
      const response = await fetch(inject("journeys").origin + path, { headers: { cookie } });
      const html = await response.text();
      expect(html).toMatch(/^<!doctype html>/i);
      const { results } = await validator.validateString(html);
      const wrong = results.flatMap(({ messages }) => messages);
      expect(wrong.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)).toEqual([]);
    }
  },
);
