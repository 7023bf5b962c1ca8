import { expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import type { Hit } from "#platform/http/hit.ts";

const database = testDatabase();
const ALL = { cookie: "ageandcookies=all", "user-agent": "Firefox" };

function told() {
  const onHit = vi.fn<(hit: Hit) => Promise<void>>(async () => undefined);
  const { api, post } = testApi(database, { hits: { onHit, clientOf: () => "192.0.2.7" } });
  return { api, post, onHit };
}

test("a page of somebody who accepted everything is told on, with nothing of a session", async () => {
  const { post, onHit } = told();
  const { status } = await post(
    "/hit",
    { path: "/de/coffeeshops?q=x" },
    { ...ALL, authorization: "Bearer nobody" },
  );
  expect(status).toBe(204);
  const url = new URL("http://localhost/de/coffeeshops?q=x");
  expect(onHit.mock.calls).toEqual([[{ url, goal: undefined, client: "192.0.2.7", userAgent: "Firefox" }]]);
});

test("a goal is told on by its number", async () => {
  const { post, onHit } = told();
  await post("/hit", { path: "/login", goal: 7 }, ALL);
  expect(onHit.mock.calls[0]?.[0].goal).toBe(7);
});

test.each(["", "ageandcookies=req", "ageandcookies=everything", "other=all"])(
  "with the cookies %j nothing is told on, and the answer is the same",
  async (cookie) => {
    const { post, onHit } = told();
    const { status } = await post("/hit", { path: "/" }, { ...ALL, cookie });
    expect([status, onHit.mock.calls]).toEqual([204, []]);
  },
);

test("a client that is faster than people is not refused, and no more is told on", async () => {
  const { api, onHit } = told();
  const request = {
    method: "POST",
    body: JSON.stringify({ path: "/" }),
    headers: { ...ALL, "content-type": "application/json" },
  };
  const { status } = await api.request("/hit", request, { isOverRate: true });
  expect([status, onHit.mock.calls]).toEqual([204, []]);
});

test.each([
  [{}, "path"],
  [{ path: "coffeeshops" }, "path"],
  [{ path: "//elsewhere.example/" }, "path"],
  [{ path: "https://elsewhere.example/" }, "path"],
  [{ path: `/${"a".repeat(2048)}` }, "path"],
  [{ path: "/", goal: 4 }, "goal"],
  [{ path: "/", person: "Sam" }, "person"],
])("%j is no hit", async (body, param) => {
  const { post, onHit } = told();
  const answer = await post("/hit", body, ALL);
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ param }] }]);
  expect(onHit.mock.calls).toEqual([]);
});

test("a site on which nobody counts answers as any other", async () => {
  expect((await testApi(database).post("/hit", { path: "/" }, ALL)).status).toBe(204);
});
