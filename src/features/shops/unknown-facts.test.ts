import { expect, test } from "vitest";
import { AMENITIES, amenityStates } from "./amenities.ts";
import type { Consumption } from "./consumption.ts";
import { unknownFactsOf } from "./unknown-facts.ts";

const SILENT: Consumption = {
  smoking: "unknown",
  vaporizer: "unknown",
  terrace: "unknown",
  maximumStayMinutes: null,
  drinkRequired: "unknown",
};
const NOTHING = { hasMenu: false, hasHours: false, hasAccess: false, isTolerated: true };

test("of a shop that nobody has told of everything is unknown, what is asked for most first", () => {
  const shop = {
    phone: null,
    website: null,
    wheelchair: "unknown" as const,
    amenities: amenityStates([], []),
    consumption: SILENT,
  };
  const unknown = unknownFactsOf(shop, NOTHING);
  expect(unknown.slice(0, 3)).toEqual(["menu", "hours", "residents"]);
  expect(unknown).toHaveLength(AMENITIES.length + 9);
  expect(unknownFactsOf(shop, { ...NOTHING, isTolerated: false })).toHaveLength(AMENITIES.length + 5);
});

test("a no is known, and what is known is not asked for", () => {
  const shop = {
    phone: "+31301234567",
    website: "https://example.org/",
    wheelchair: "no" as const,
    amenities: amenityStates(
      ["wifi"],
      AMENITIES.filter((amenity) => amenity !== "wifi"),
    ),
    consumption: { ...SILENT, smoking: "none" as const, vaporizer: "no" as const, terrace: "no" as const },
  };
  expect(unknownFactsOf(shop, { hasMenu: true, hasHours: true, hasAccess: true, isTolerated: true })).toEqual(
    [],
  );
});
