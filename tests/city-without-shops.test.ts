import { expect, test } from "vitest";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testDatabase();

async function pageOf(path: string): Promise<string> {
  await settleSmallWorld(database);
  const draw = await drawnPages({ database, now: () => NOW, report: () => undefined });
  const { status, text } = await draw(path);
  expect(status).toBe(200);
  return text;
}

const NEARBY = "In de buurt</h2>";
const SORTS = "Beste eerst";
const NOTHING_FITS = "Haal een filter weg";

test.each(["/coffeeshops/heusden", "/coffeeshops/heusden?open=now"])(
  "%s, where there is no shop, leads to the nearest ones and has nothing to filter",
  async (path) => {
    const page = await pageOf(path);
    expect(page).toContain(NEARBY);
    expect(page).toMatch(/href="\/coffeeshop\/\w/);
    expect(page).not.toContain(NOTHING_FITS);
    expect(page).not.toContain(SORTS);
  },
);

test("a city whose shops do not fit says so, and keeps its filters", async () => {
  const page = await pageOf("/coffeeshops/maastricht?q=nowhere&open=now");
  expect(page).toContain(NOTHING_FITS);
  expect(page).not.toContain(NEARBY);
});
