import { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { check } from "./check.ts";

const database = testDatabase();

describe("what a query does wrong is said in sentences of ours", () => {
  test.each([
    ["/getshop", "url", "Must be given"],
    ["/getshop?url=mosa&url=sky-high", "url", "Must be given once"],
    ["/getshops?latitude=52", "latitude", "Latitude and longitude belong together"],
    ["/getshops?q=a&q=b", "q", "Must be given once"],
    ["/getbrands?page=1&page=2", "page", "Must be given once"],
    ["/autocomplete", "search", "Must be given"],
    ["/301", "url", "Must be given"],
    ["/captcha", "action", "Must be given"],
  ])("%s", async (path, param, msg) => {
    const answer = await testApi(database).get(path);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ msg, param }] }]);
  });
});

describe("what a body does wrong is said in sentences of ours", () => {
  const form = v.object({
    name: v.string(),
    age: v.optional(v.number()),
    proof: v.optional(v.strictObject({ code: v.pipe(v.string(), v.length(4)) })),
  });
  const api = new Hono().post("/", check("json", form), (c) => c.json("taken"));
  const post = (body: unknown) =>
    api.request("/", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });

  test.each([
    [null, "request", "Must be a JSON object"],
    ["Mies", "request", "Must be a JSON object"],
    [3, "request", "Must be a JSON object"],
    [{}, "name", "Must be given"],
    [{ name: null }, "name", "Must be text"],
    [{ name: ["Mies"] }, "name", "Must be given once"],
    [{ name: "Mies", age: "3" }, "age", "Must be a number"],
    [{ name: "Mies", proof: "1234" }, "proof", "Must be an object"],
    [{ name: "Mies", proof: {} }, "proof.code", "Must be given"],
    [{ name: "Mies", proof: { code: "12345" } }, "proof.code", "Not valid"],
    [{ name: "Mies", proof: { code: "1234", more: 1 } }, "proof.more", "Must not be given"],
  ])("%j", async (body, param, msg) => {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ msg, param }] }]);
  });
});

describe("the page of a list", () => {
  const lists = ["/getproducts", "/getbrands", "/getshops?viewType=list", "/getdeals", "/getdiscover"];
  const asked = lists.map((path) => (page: string) => `${path}${path.includes("?") ? "&" : "?"}page=${page}`);

  test.each(["2", "9999", "99999", "999999", "9".repeat(400)])(
    "%.8s past the end is the last one",
    async (page) => {
      await settleSmallCatalogue(database);
      for (const of of asked) {
        const answer = await testApi(database).get(of(page));
        expect([of("…"), answer.status, await answer.json()]).toEqual([
          of("…"),
          200,
          expect.objectContaining({ page: 1 }),
        ]);
      }
    },
  );

  test.each(["", "0", "-1", "1.5", "1e3", "NaN", "%202"])("%j is none", async (page) => {
    for (const of of asked) {
      const answer = await testApi(database).get(of(page));
      const errors = [{ msg: "Must be a whole number from 1", param: "page" }];
      expect([of("…"), answer.status, await answer.json()]).toEqual([of("…"), 400, { errors }]);
    }
  });
});

test("the description of all calls says of a refusal that what its sentence is about may stand beside it", async () => {
  const document: unknown = await (await testApi(database).get("/openapi.json")).json();
  const texts = { type: "object", additionalProperties: { type: "string" } };
  const entry = { required: ["msg", "param"], properties: { values: texts } };
  expect(document).toMatchObject({
    components: { schemas: { Errors: { properties: { errors: { items: entry } } } } },
  });
});
