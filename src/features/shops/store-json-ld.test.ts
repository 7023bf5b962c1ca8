import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locales.ts";
import type { Shop } from "./shop.ts";
import { storeJsonLd } from "./store-json-ld.ts";

const SILENT = {
  name: "Andersom",
  slug: "andersom",
  street: null,
  houseNumber: null,
  postcode: null,
  city: { name: "Utrecht", slug: "utrecht" },
  phone: null,
  website: null,
  email: null,
  socials: [],
  formerNames: [],
  description: null,
  consumption: { smoking: "unknown" },
  rating: null,
};

function told(changes: object, locale: Locale = "nl") {
  const shop = { ...SILENT, ...changes } as unknown as Shop;
  return storeJsonLd(shop, { days: null }, { base: "https://example.org", locale });
}

test("a search engine is told how to reach a shop and what it was called, and nothing that nobody knows", () => {
  const silent = Object.keys(told({}));
  for (const word of ["email", "sameAs", "alternateName", "description", "smokingAllowed"])
    expect(silent).not.toContain(word);
  expect(
    told({
      email: "post@example.org",
      website: "https://andersom.example.org/",
      socials: ["https://social.example.org/@andersom"],
      formerNames: ["De Oude"],
    }),
  ).toMatchObject({
    email: "post@example.org",
    sameAs: ["https://andersom.example.org/", "https://social.example.org/@andersom"],
    alternateName: ["De Oude"],
  });
});

test.each([
  ["pureOnly", true],
  ["none", false],
])("where smoking is %s, it is allowed: %s", (smoking, smokingAllowed) => {
  expect(told({ consumption: { smoking } })).toMatchObject({ smokingAllowed });
});

test("a description is told in the language of the page only", () => {
  const description = { text: "Anders.", locale: "nl" };
  expect(told({ description }, "nl")).toMatchObject({ description: "Anders." });
  expect(told({ description }, "de")).not.toHaveProperty("description");
});
