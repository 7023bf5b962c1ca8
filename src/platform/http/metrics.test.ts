import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { NO_TASKS, type TaskHealth } from "#platform/tasks/task-health.ts";
import { metrics } from "./metrics.ts";

const TOKEN = "a-token-of-a-machine";

function site(token?: string, tasks: TaskHealth = NO_TASKS) {
  const { count, page } = metrics(token, tasks);
  const app = new Hono();
  app.use(count);
  app.route("/metrics", page);
  app.get("/broken", () => {
    throw new Error("broke");
  });
  app.onError((_, c) => c.text("Something went wrong here.", 500));
  app.all("*", (c) => c.text("a page"));
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const read = (address: string, headers: Record<string, string> = {}) =>
    app.request("/metrics", { headers }, from(address));
  return { app, read };
}

describe("who may read the numbers", () => {
  test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("this machine, as %s", async (address) => {
    expect((await site().read(address)).status).toBe(200);
  });

  test.each(["192.168.1.20", "::ffff:10.0.0.1", "12.7.0.1", "::12"])(
    "not %s, when there is no token",
    async (address) => {
      expect((await site().read(address)).status).toBe(404);
    },
  );

  test.each(["forwarded", "x-forwarded-for", "x-real-ip", "via"])(
    "not what a proxy of this machine passes on, which says %s",
    async (header) => {
      expect((await site().read("127.0.0.1", { [header]: "127.0.0.1" })).status).toBe(404);
    },
  );

  test("whoever has the token, from anywhere; and then this machine needs it too", async () => {
    const { read } = site(TOKEN);
    expect((await read("10.0.0.1", { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await read("127.0.0.1")).status).toBe(404);
    expect((await read("127.0.0.1", { authorization: `Bearer ${TOKEN}s` })).status).toBe(404);
    expect((await read("127.0.0.1", { authorization: `Bearer ${TOKEN.toUpperCase()}` })).status).toBe(404);
  });
});

test("answers are counted by door and status, never by path", async () => {
  const { app, read } = site();
  for (const path of ["/", "/coffeeshops/edam", "/api/getshops", "/broken"]) await app.request(path);
  const answer = await read("127.0.0.1");
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain('http_requests_total{door="pages",status="200"} 2');
  expect(text).toContain('http_requests_total{door="pages",status="500"} 1');
  expect(text).toContain('http_requests_total{door="api",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{door="pages"} 3');
  expect(text).not.toContain("edam");
});

test("the age of the oldest due task and the failed tries are told as they are at that moment", async () => {
  let failed = 2;
  const { read } = site(undefined, { oldestDueSeconds: async () => 94, failedCount: () => failed });
  await read("127.0.0.1");
  failed = 3;
  const text = await (await read("127.0.0.1")).text();
  expect(text).toContain("tasks_oldest_due_seconds 94");
  expect(text).toContain("tasks_failed_total 3");
});

test("while the database is away the age of tasks is not told as none", async () => {
  const away = () => Promise.reject(new Error("away"));
  const { read } = site(undefined, { oldestDueSeconds: away, failedCount: () => 0 });
  expect(await (await read("127.0.0.1")).text()).toContain("tasks_oldest_due_seconds Nan");
});
