import { setupI18n } from "@lingui/core";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { addShops } from "#features/statistics/server/many-shops.test-support.ts";
import { storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { type AppContext, appContext } from "#app/app-context.ts";
import { loader } from "./statistics-map.ts";

const database = testWorld(settleSmallWorld);

async function mapIn(locale: "nl" | "fr"): Promise<string> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const context = new RouterContextProvider();
  context.set(appContext, { database, locale, i18n } as AppContext);
  const request = new Request("https://example.org/statistics/map.svg");
  const answer = await loader({ context, request, params: {} } as never);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  return answer.text();
}

test("the map names the municipalities that the table has, in the reader's words, and no other", async () => {
  await addShops(database, "'s-Hertogenbosch", 7);
  await addShops(database, "Utrecht", 12);
  await addShops(database, "Maastricht", 2);
  await storeStatistics(database, { now: NOW });
  expect(await mapIn("fr")).toContain(">Bois-le-Duc</text>");
  const map = await mapIn("nl");
  expect(map).toContain(">'s-Hertogenbosch</text>");
  expect(map).toContain(">Utrecht</text>");
  expect(map).not.toContain(">Maastricht</text>");
  // Eight, and fifteen.
  expect(map).toMatch(/class="t1" d="M.*class="t2" d="M/);
  expect(map).not.toMatch(/class="t3" d="M/);
});
