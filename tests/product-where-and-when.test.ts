import { expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testWorld(settleSmallCatalogue);

async function textOf(path: string, now = NOW): Promise<string> {
  const draw = await drawnPages({ database, now: () => now, report: () => undefined });
  const { status, text } = await draw(path);
  expect(status).toBe(200);
  return text.replaceAll("<!-- -->", "").replaceAll(/[\u00a0\u202f]/g, " ");
}

const shopsOf = (text: string) =>
  [...text.matchAll(/<h3[^>]*><a[^>]*href="\/coffeeshop\/([a-z0-9-]+)"/g)].map(([, slug]) => slug);

test("from a town the nearest shops that have a product come first, with their distance, and its links keep the town", async () => {
  const text = await textOf("/weed/morning-fog?city=maastricht");
  expect(shopsOf(text)).toEqual(["mosa", "andersom"]);
  expect(shopsOf(await textOf("/weed/morning-fog?city=utrecht"))).toEqual(["andersom", "mosa"]);
  expect(text).toContain("Het dichtst bij Maastricht staat bovenaan.");
  expect(text).toMatch(/ · \d+ km</);
  expect(text).toContain('href="/weed/morning-fog?city=maastricht&amp;open=now#where"');
  expect(text).toMatch(/rel="canonical" href="[^"?]*\/weed\/morning-fog"/);
});

test("in the order of prices no shop is measured from the town, and one that does not exist changes nothing", async () => {
  expect(await textOf("/weed/morning-fog?city=maastricht&sort=price")).not.toMatch(/ · \d+ km</);
  expect(await textOf("/weed/morning-fog?city=nowhere")).not.toMatch(/ · \d+ km</);
});

const headOf = (text: string) => /<h1>(.*?)id="where"/s.exec(text)?.[1] ?? "";

test("of a product with old prices alone, head and prices name the last one seen with its age, and none of today", async () => {
  const young = await textOf("/weed/morning-fog");
  expect(headOf(young)).toMatch(/Vanaf € 10,00 per gram.*Bekeken: vandaag/);
  expect(young).toContain("Goedkoopste gram");
  const old = await textOf("/weed/morning-fog", new Date("2028-11-25T12:00:00Z"));
  const said = "Geen recente prijs. Laatst gezien: € 10,00 per gram, 2 jaar geleden.";
  expect(old.split(said)).toHaveLength(3);
  expect(headOf(old)).not.toContain("Vanaf");
  expect(old).not.toContain("Goedkoopste gram");
});
