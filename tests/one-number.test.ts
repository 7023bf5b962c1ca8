import { beforeEach, expect, test } from "vitest";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

async function pages() {
  const draw = await drawnPages({ database, now: () => NOW, report: () => undefined });
  return async (path: string) => {
    const { status, text } = await draw(path);
    expect(status).toBe(200);
    return text.replaceAll("<!-- -->", "");
  };
}

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test.each([
  ["utrecht", 2],
  ["rotterdam", 1],
  ["maastricht", 1],
  ["s-hertogenbosch", 1],
])(
  "the list, the map, its pins and the home page count the same coffeeshops of %s: %i",
  async (town, count) => {
    const textOf = await pages();
    expect(numberIn(await textOf(`/coffeeshops/${town}`), />(\d+) coffeeshops?</)).toBe(count);
    const map = await textOf(`/map/${town}`);
    expect(numberIn(map, / · (\d+) coffeeshops?</)).toBe(count);
    const home = await textOf("/");
    expect(numberIn(home, new RegExp(`/coffeeshops/${town}"(?:(?!</a>).)*?>(\\d+)</span>`, "s"))).toBe(count);
  },
);

test("the map of the country counts as many as its list", async () => {
  const textOf = await pages();
  const listed = numberIn(await textOf("/coffeeshops"), />(\d+) coffeeshops?</);
  expect(listed).toBe(6);
  expect(numberIn(await textOf("/map"), />(\d+) coffeeshops? in beeld</)).toBe(listed);
});
