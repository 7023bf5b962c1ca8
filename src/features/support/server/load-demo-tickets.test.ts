import { expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { loadDemoTickets } from "./load-demo-tickets.ts";

const database = testDatabase();

const tickets = statement("states-of-demo-tickets", (db) =>
  db.selectFrom("ticket").select(["name", "state"]).orderBy("id"),
);
test("the demo has questions that wait and one that is answered, once, and they go with its people", async () => {
  await settleSmallCountry(database);
  await loadDemo(database);
  await loadDemoTickets(database);
  expect(await tickets.all(database)).toEqual([]);
  await loadDemoPeople(database);
  for (const _ of [1, 2]) await loadDemoTickets(database);
  expect((await tickets.all(database)).map(({ state }) => state)).toEqual(["open", "open", "answered"]);
  await removeDemoPeople(database);
  expect(await tickets.all(database)).toEqual([]);
});
