import { expect, test } from "vitest";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { complianceOfPlace } from "./compliance-of-place.ts";
import { setProfile } from "./profiles.test-support.ts";

const database = testWorld(settleSmallWorld);

async function of(citySlug: string | null) {
  const city = citySlug && (await cityBySlug(database, { slug: citySlug, locale: "nl" }));
  return complianceOfPlace(database, { municipalityId: city ? city.municipality.id : null });
}

test("the default holds where nobody else speaks, then the country, then the municipality of the city", async () => {
  expect(await of("utrecht")).toEqual({ menu: "full", prices: "public" });
  await setProfile(database, { country: "NL" }, { menu: "names" });
  await setProfile(database, { municipality: "utrecht" }, { menu: "hidden" });
  expect(await of("utrecht")).toEqual({ menu: "hidden", prices: "public" });
  expect(await of("maastricht")).toEqual({ menu: "names", prices: "public" });
  expect(await of(null)).toEqual({ menu: "names", prices: "public" });
});

test("what one shop says is not told of its city", async () => {
  await setProfile(database, { shop: "andersom" }, { menu: "hidden" });
  expect(await of("utrecht")).toEqual({ menu: "full", prices: "public" });
});
