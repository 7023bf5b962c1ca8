import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { TaskHealth } from "#platform/tasks/task-health.ts";
import { statusOf } from "./status-of.ts";

/** What Prometheus reads, and the middleware that counts. Paths are not labels: a visitor could make a million of them. */
export function metrics(
  token: string | undefined,
  tasks: TaskHealth,
): { count: MiddlewareHandler; page: Hono } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answers by door and status",
    labelNames: ["door", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by door",
    labelNames: ["door"],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  });
  measureTasks(registry, tasks);
  const page = new Hono();
  page.get("/", async (c) => {
    if (!mayRead(c, token)) return c.text("Not found", 404);
    c.header("content-type", registry.contentType);
    return c.body(await registry.metrics());
  });
  return {
    page,
    count: async (c, next) => {
      const door = doorOf(c.req.path);
      const stop = seconds.startTimer({ door });
      await next();
      stop();
      requests.inc({ door, status: statusOf(c) });
    },
  };
}

/** Read at each visit. While the database is away the age is not told, rather than told as none. */
function measureTasks(registry: Registry, tasks: TaskHealth): void {
  registry.registerMetric(
    new Gauge({
      name: "tasks_oldest_due_seconds",
      help: "How long the oldest background task that could run has been waiting",
      registers: [],
      async collect() {
        this.set(await tasks.oldestDueSeconds().catch(() => Number.NaN));
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "tasks_failed_total",
      help: "Tries of background tasks that failed",
      registers: [],
      collect() {
        this.reset();
        this.inc(tasks.failedCount());
      },
    }),
  );
}

function doorOf(path: string): string {
  return /^\/(api|assets|health|metrics|img)(\/|$)/.exec(path)?.[1] ?? "pages";
}

/**
 * Loopback or the token (contract.md, Addresses). What a proxy on this machine passes on comes from loopback too, but says that it
 * was forwarded.
 */
function mayRead(c: Context, token: string | undefined): boolean {
  if (!token) return isFromThisMachine(remoteAddress(c)) && !isForwarded(c);
  const given = Buffer.from(c.req.header("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isFromThisMachine(address: string | undefined): boolean {
  return address === undefined || /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function isForwarded(c: Context): boolean {
  return FORWARDED_BY.some((name) => c.req.header(name) !== undefined);
}

const FORWARDED_BY = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Undefined when the app is called without a socket. */
function remoteAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
