import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { City } from "#features/places/city.ts";
import type { CityDoors } from "../../can-i-get-in-city.ts";
import { readVisitor } from "../../can-i-get-in-query.ts";
import { CanIGetInCity } from "./can-i-get-in-city.tsx";

afterEach(cleanup);

/** What the page of a town says where so many of its coffeeshops have a known rule. */
function textWith(shopCount: number, known: number): string {
  const city = {
    slug: "tilburg",
    municipality: { name: "Tilburg", residents: { rule: "anyone", source: null, observedOn: null } },
  } as unknown as City;
  const doors = {
    shopCount,
    countByRule: { anyone: known, residentsOnly: 0, unknown: shopCount - known },
    countByVerdict: {},
    shops: [],
  } as unknown as CityDoors;
  const { visitor } = readVisitor(new URLSearchParams());
  const asked = { city, doors, visitor, now: "2026-11-21T13:15:00.000Z" };
  const Stub = createRoutesStub([{ path: "/", Component: () => <CanIGetInCity {...asked} /> }]);
  return (
    render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
        <Stub />
      </I18nProvider>,
    ).container.textContent ?? ""
  );
}

test.each([
  [12, 0, "We don’t know whether any of the 12 coffeeshops here"],
  [12, 1, "For 1 of the 12 coffeeshops here"],
  [12, 11, "For 11 of the 12 coffeeshops here"],
  [12, 12, "all 12 coffeeshops here"],
  [1, 1, "the one coffeeshop here"],
])("of %i coffeeshops %i have a known rule: %s", (shopCount, known, words) => {
  expect(textWith(shopCount, known)).toContain(words);
});

test("the rule of the municipality goes on after its name in small letters", () => {
  expect(textWith(12, 12)).toContain("Municipality of Tilburg: visitors from abroad welcome");
});
