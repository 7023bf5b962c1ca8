import { Hono } from "hono";
import { expect, test } from "vitest";
import { takesJson } from "./takes-json.ts";

const app = new Hono().post("/", takesJson, async (c) => c.json(await c.req.json()));

const post = (body: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  app.request("/", { method: "POST", body, headers });

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each(['{"name":"Mies","about":[1,2]}', nested(20)])("%s is taken as it is", async (body) => {
  const answer = await post(body);
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([200, body]);
});

test.each([
  ["[]", "Must be a JSON object"],
  ['[{"name":"Mies"}]', "Must be a JSON object"],
  [nested(21), "Must be at most 20 deep"],
  [`{"a":${"[".repeat(20)}${"]".repeat(20)}}`, "Must be at most 20 deep"],
])("%s is refused", async (body, msg) => {
  const answer = await post(body);
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ msg, param: "request" }] }]);
});

test("what is compressed is refused before anybody unpacks it", async () => {
  const answer = await post("{}", { "content-type": "application/json", "content-encoding": "gzip" });
  expect([answer.status, await answer.json()]).toEqual([
    415,
    { errors: [{ msg: "Must not be compressed", param: "content-encoding" }] },
  ]);
});
