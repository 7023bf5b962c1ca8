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
/** Longer than a busy machine takes: whatever ends sooner was not cut off. */
const NEVER_MS = 600_000;

interface SiteOptions {
  /** Visitors are let in until then. */
  moment?: Promise<void>;
  sendingMs?: number;
  after?: () => Promise<void>;
}

/** A site that takes its time for an answer. */
async function runningSite({ moment = Promise.resolve(), sendingMs = NEVER_MS, after }: SiteOptions = {}) {
  const server: Server = httpServer();
  const exit = vi.fn();
  const ending = new AbortController();
  const slow = { asked: Promise.withResolvers<void>(), answered: Promise.withResolvers<void>() };
  const { isClosing, lastAnswers, close } = closeGracefully(server, {
    log: pino({ level: "silent" }),
    endStreams: () => ending.abort(),
    after: after ? [after] : [],
    moment: () => moment,
    sendingMs,
    patienceMs: NEVER_MS,
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
    slow.asked.resolve();
    await slow.answered.promise;
    return c.text("page");
  });
  app.get("/endless", (c) =>
    c.body(
      new ReadableStream({
        start(controller) {
          slow.asked.resolve();
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
  const shut = () => vi.waitUntil(() => !server.listening, { timeout: NEVER_MS, interval: 1 });
  return { origin, close, exit, slow, shut };
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
  const moment = Promise.withResolvers<void>();
  const { origin, close, exit } = await runningSite({ moment: moment.promise });
  const ends: (string | undefined)[] = [];
  const answered = { count: 0 };
  const clients = Array.from({ length: 100 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let answer = await ask(origin, agent);
    answered.count++;
    while (answer.failure === undefined) answer = await ask(origin, agent);
    ends.push(answer.failure);
    agent.destroy();
  });
  const closed = close();
  await vi.waitUntil(() => answered.count === clients.length, { timeout: NEVER_MS });
  moment.resolve();
  await closed;
  await Promise.all(clients);
  expect(new Set(ends)).toEqual(new Set(["ECONNREFUSED"]));
  expect(exit).toHaveBeenCalledOnce();
});

test("for a moment new visitors are answered, with readiness at 503, and keep their connections", async () => {
  const moment = Promise.withResolvers<void>();
  const { origin, close } = await runningSite({ moment: moment.promise, sendingMs: 0 });
  const agent = new Agent({ keepAlive: true });
  const closed = close();
  expect(await ask(`${origin}/health/ready`, new Agent())).toMatchObject({ status: 503 });
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "keep-alive" });
  moment.resolve();
  await closed;
  expect(await ask(origin, new Agent())).toEqual({ failure: "ECONNREFUSED" });
});

test("once nobody is let in any more, each answer is the last of its connection", async () => {
  const { origin, close, shut } = await runningSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "keep-alive" });
  const closed = close();
  await shut();
  expect(await ask(origin, agent)).toEqual({ status: 200, connection: "close" });
  await closed;
});

test("an answer that was begun before is finished, and then all else ends", async () => {
  const after = vi.fn(async () => undefined);
  const { origin, close, slow, shut } = await runningSite({ after, sendingMs: 0 });
  const answer = ask(`${origin}/slow`, new Agent({ keepAlive: true }));
  await slow.asked.promise;
  const closed = close();
  await shut();
  expect(after).not.toHaveBeenCalled();
  slow.answered.resolve();
  await closed;
  expect(await answer).toEqual({ status: 200, connection: "close" });
  expect(after).toHaveBeenCalledOnce();
});

test("an answer without an end is ended, and holds nothing up", async () => {
  const { origin, close, slow } = await runningSite({ sendingMs: 0 });
  const endless = ask(`${origin}/endless`, new Agent({ keepAlive: true }));
  await slow.asked.promise;
  // It returns: nothing is cut off here.
  await close();
  expect(await endless).toMatchObject({ status: 200 });
});
