import { describe, expect, test } from "vitest";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

/** The Kade is beside Café Zwart, which is farthest from the centre; Heusden has no shop. */
const LANDMARKS = `name,kind,city,lat,lon,source,source_year
Kade,street,Utrecht,52.0951,5.1101,OpenStreetMap,2021
Vestingplein,square,Heusden,51.7337,5.1386,OpenStreetMap,2021
`;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await importLandmarks(database, bytesOf(LANDMARKS));
});

async function textOf(path: string): Promise<string> {
  const draw = await drawnPages({ database, now: () => NOW, report: () => undefined });
  const { status, text } = await draw(path);
  expect(status).toBe(200);
  return text;
}

const shopsOf = (text: string) =>
  [...text.matchAll(/href="\/coffeeshop\/([a-z0-9-]+)"/g)]
    .map(([, slug]) => slug)
    .filter((slug, at, all) => all.indexOf(slug) === at);

describe("a city's list from a landmark", () => {
  test("says so and has the nearest first, with distances from there", async () => {
    const text = await textOf("/coffeeshops/utrecht?from=kade");
    expect(text).toMatch(/<summary.*?>(?:<!-- -->)?Dichtst bij Kade</);
    expect(shopsOf(text).slice(0, 2)).toEqual(["cafe-zwart", "andersom"]);
    expect(text.replaceAll("<!-- -->", "")).toMatch(/10\sm<span[^>]*> van Kade</);
  });

  test("keeps it in its filters, and leads back to the centre", async () => {
    const text = await textOf("/coffeeshops/utrecht?from=kade");
    expect(text).toContain("/coffeeshops/utrecht?open=now&amp;from=kade");
    expect(text).toMatch(/href="\/coffeeshops\/utrecht"[^>]*>Dichtst bij het centrum/);
    expect(await textOf("/coffeeshops/utrecht?from=kade&sort=name")).toContain(
      "Afstanden zijn gemeten vanaf Kade.",
    );
  });

  test("has one address for robots", async () => {
    expect(await textOf("/coffeeshops/utrecht?from=kade")).toMatch(
      /rel="canonical" href="[^"?]*\/coffeeshops\/utrecht"/,
    );
  });

  test.each(["nowhere", "KADE", "%3Cscript%3E"])(
    "an unknown one, %s, is named and left out",
    async (from) => {
      const text = await textOf(`/coffeeshops/utrecht?from=${from}`);
      expect(text).toContain("“");
      expect(text).toContain("We kennen geen filter");
      expect(text).toMatch(/<summary.*?>(?:<!-- -->)?Dichtst bij het centrum</);
    },
  );
});

describe("a town without a shop", () => {
  test("says where the nearest is, and how far", async () => {
    const text = await textOf("/coffeeshops/heusden");
    expect(text.replaceAll("<!-- -->", "")).toMatch(
      /De dichtstbijzijnde is <a[^>]*>[^<]+<\/a> in <a[^>]*>'?[^<]+<\/a>, 1\d(,\d)?\skm\.<\/p><p[^>]*>[^<]*vanaf het centrum/,
    );
  });

  test("measures from a landmark too", async () => {
    const text = await textOf("/coffeeshops/heusden?from=vestingplein");
    expect(text).toContain("Afstanden zijn gemeten vanaf Vestingplein.");
    expect(text).toContain("De dichtstbijzijnde is");
  });
});
