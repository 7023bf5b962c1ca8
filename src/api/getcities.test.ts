import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testWorld(settleSmallWorld);

async function cities(query = "") {
  const answer = await testApi(database).get(`/getcities${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { items: { url: string; name: string }[]; total: number; page: number };
}

test("every city with a shop is there with its counts, by the alphabet", async () => {
  const { items, total, page } = await cities();
  expect(items.map(({ url }) => url)).toEqual([
    "s-hertogenbosch",
    "hoek-van-holland",
    "maastricht",
    "rotterdam",
    "utrecht",
  ]);
  expect([total, page]).toEqual([5, 1]);
  expect(items.at(-1)).toMatchObject({
    name: "Utrecht",
    shopCount: 3,
    coffeeshopCount: 2,
    province: "Utrecht",
  });
});

test("names are in the language that is asked for, and what is none is refused", async () => {
  const named = async (query: string) => (await cities(query)).items.map(({ name }) => name);
  expect(await named("?lang=es")).toContain("Róterdam");
  expect(await named("")).toContain("Rotterdam");
  const refused = await testApi(database).get("/getcities?lang=xx");
  expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ param: "lang" }] }]);
});
