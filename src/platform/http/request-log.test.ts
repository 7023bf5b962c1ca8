import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

/** Sends one request and returns the answer and the lines in the log. */
async function logged(path: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
  const lines: string[] = [];
  const app = new Hono();
  app.use(requestLog(pino({ base: null }, { write: (line: string) => lines.push(line) })));
  app.get("/coffeeshops/edam", (c) => c.text("a page"));
  app.get("/assets/edam.css", () => new Response("a file"));
  app.get("/broken", () => {
    throw new Error("broke");
  });
  app.onError((_, c) => c.text("Something went wrong here.", 500));
  const answer = await app.request(path, { headers, ...(signal && { signal }) });
  return { answer, lines };
}

test("an answer leaves one line, with an id that the answer carries too", async () => {
  const { answer, lines } = await logged("/coffeeshops/edam");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: answer.headers.get("x-request-id"),
    method: "GET",
    path: "/coffeeshops/edam",
    status: 200,
    durationMs: expect.any(Number),
  });
});

test.each(["/assets/edam.css", "/broken", "/nowhere"])(
  "so does %s, whoever made its answer",
  async (path) => {
    const { answer, lines } = await logged(path);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines[0]).toContain(answer.headers.get("x-request-id"));
  },
);

test.each(["/user/sam-de-vries", "/de/user/sam-de-vries", "/user/sam-de-vries.data", "/user/sam-de-vries/x"])(
  "of %s the log has the page and not the person",
  async (path) => {
    const { lines } = await logged(path);
    expect(lines.join("")).toContain("/user/…");
    expect(lines.join("")).not.toContain("sam-de");
  },
);

test("what a client has broken off is no failure of ours", async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect((await logged("/broken", {}, leaving.signal)).lines.join("")).toContain('"status":499');
  expect((await logged("/coffeeshops/edam", {}, leaving.signal)).lines.join("")).toContain('"status":200');
  expect((await logged("/broken")).lines.join("")).toContain('"status":500');
});

test("neither searches nor places nor people reach the log", async () => {
  const { lines } = await logged("/nowhere?latitude=52.37&q=haze", {
    cookie: "auth_token=secret",
    authorization: "Bearer secret",
    "user-agent": "Firefox on a Fairphone",
    "x-forwarded-for": "203.0.113.9",
  });
  expect(lines.join("")).toContain('"status":404');
  expect(lines.join("")).not.toMatch(/52\.37|haze|secret|Fairphone|203\.0/);
});
