import { describe, expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testWorld(async (database) => {
  await settleSmallCountry(database);
  await addRedirect(database, { from: "/coffeeshop/relax", to: "/coffeeshop/rest" });
});

const ask = (url: string) => testApi(database).get(`/301?${new URLSearchParams({ url })}`);

describe("GET /api/301", () => {
  test.each([
    ["/coffeeshop/relax", "/coffeeshop/rest"],
    ["/de/coffeeshop/relax?page=2", "/de/coffeeshop/rest"],
    ["/coffeeshops/den-bosch", "/coffeeshops/s-hertogenbosch"],
    ["/coffeeshop/rest", "OK"],
    ["/nowhere", "OK"],
    [`/${"a".repeat(2000)}`, "OK"],
    ["/%00", "OK"],
  ])("of %s says %s", async (url, said) => {
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBe(said);
  });

  test.each([
    "",
    "nowhere",
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/a\0b",
    "/a\nb",
    `/${"a".repeat(10_000)}`,
  ])("refuses %j: not a path on this site", async (url) => {
    const answer = await ask(url);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [{ msg: expect.stringMatching(/^Must be/), param: "url" }],
    });
  });

  test("needs to be told which", async () => {
    const answer = await testApi(database).get("/301");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ msg: "Must be given", param: "url" }] });
  });
});
