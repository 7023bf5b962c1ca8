import { once } from "node:events";
import { Agent, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { NO_TASKS } from "#platform/tasks/task-health.ts";
import { closeGracefully } from "./close-gracefully.ts";
import { health } from "./health.ts";
import { httpServer } from "./http-server.ts";

const ANSWER_MS = 20;

/** A site that takes its time for an answer. */
async function runningSite(options: { momentMs: number; after?: () => Promise<void> }) {
  const server: Server = httpServer();
  const exit = vi.fn();
  const ending = new AbortController();
  const { isClosing, lastAnswers, close } = closeGracefully(server, {
    log: pino({ level: "silent" }),
    endStreams: () => ending.abort(),
    after: options.after ? [options.after] : [],
    momentMs: options.momentMs,
    exit,
  });
  const app = new Hono();
  app.use(lastAnswers);
  app.route(
    "/health",
    health({ isDatabaseReady: async () => true, hasSpace: () => true, isClosing, tasks: NO_TASKS }),
  );
  app.get("/", async (c) => {
    await wait(ANSWER_MS);
    return c.text("page");
  });
  app.get("/slow", async (c) => {
    await wait(40 * ANSWER_MS);
    return c.text("page");
  });
  app.get("/endless", (c) =>
    c.body(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("begun"));
          ending.signal.addEventListener("abort", () => controller.close());
        },
      }),
    ),
  );
  server.on("request", getRequestListener(app.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close, exit };
}

interface Answer {
  status?: number | undefined;
  connection?: string | undefined;
  /** The system's name of what went wrong. */
  failure?: string | undefined;
}

function ask(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    get(address, { agent }, (answer) => {
      answer.resume().on("error", () => resolve({ failure: "broken off" }));
      answer.on("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).on("error", (error: NodeJS.ErrnoException) => resolve({ failure: error.code }));
  });
}

test("no client that keeps its connection has a request broken off", async () => {
  const { origin, close, exit } = await runningSite({ momentMs: 300 });
  const ends: (string | undefined)[] = [];
  const clients = Array.from({ length: 100 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let answer: Answer;
    do answer = await ask(origin, agent);
    while (answer.failure === undefined);
    ends.push(answer.failure);
    agent.destroy();
  });
  await wait(5 * ANSWER_MS);
  await close();
  await Promise.all(clients);
  expect(new Set(ends)).toEqual(new Set(["ECONNREFUSED"]));
  expect(exit).toHaveBeenCalledOnce();
});

test("for a moment new visitors are answered, with readiness at 503, and keep their connections", async () => {
  const { origin, close } = await runningSite({ momentMs: 200 });
  const agent = new Agent({ keepAlive: true });
  const closed = close();
  expect(await ask(`${origin}/health/ready`, new Agent())).toMatchObject({ status: 503 });
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "keep-alive" });
  await closed;
  expect(await ask(origin, new Agent())).toEqual({ failure: "ECONNREFUSED" });
});

test("once nobody is let in any more, each answer is the last of its connection", async () => {
  const { origin, close } = await runningSite({ momentMs: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "keep-alive" });
  const closed = close();
  await wait(ANSWER_MS);
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "close" });
  await closed;
});

test("an answer that was begun before is finished, and then all else ends", async () => {
  const after = vi.fn(async () => undefined);
  const { origin, close } = await runningSite({ momentMs: 0, after });
  const answer = ask(`${origin}/slow`, new Agent({ keepAlive: true }));
  await wait(ANSWER_MS);
  await close();
  expect(await answer).toEqual({ status: 200, connection: "close" });
  expect(after).toHaveBeenCalledOnce();
});

test("an answer without an end is ended, and holds nothing up", async () => {
  const { origin, close } = await runningSite({ momentMs: 0 });
  const agent = new Agent({ keepAlive: true });
  const endless = ask(`${origin}/endless`, agent);
  await wait(ANSWER_MS);
  const startedAt = performance.now();
  await close();
  expect(await endless).toMatchObject({ status: 200 });
  // Well before those are cut off that do not end.
  expect(performance.now() - startedAt).toBeLessThan(2_500);
});
