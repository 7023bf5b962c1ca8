import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type MiddlewareHandler } from "hono";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

/** What Prometheus reads, and the middleware that counts. Paths are not labels: a visitor could make a million of them. */
export function metrics(token: string | undefined): { count: MiddlewareHandler; page: Hono } {
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
  const page = new Hono();
  page.get("/", async (c) => {
    if (!mayRead(c.req.header("authorization"), token, remoteAddress(c))) return c.text("Not found", 404);
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
      requests.inc({ door, status: c.res.status });
    },
  };
}

function doorOf(path: string): string {
  return /^\/(api|assets|health|metrics|img)(\/|$)/.exec(path)?.[1] ?? "pages";
}

/**
 * Loopback or the token (contract.md, Addresses). Behind a proxy all requests come from loopback, so there the token is needed.
 */
function mayRead(
  header: string | undefined,
  token: string | undefined,
  address: string | undefined,
): boolean {
  if (!token) return address === undefined || /^(127\.|::1$|::ffff:127\.)/.test(address);
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Undefined when the app is called without a socket. */
function remoteAddress(c: Parameters<typeof getConnInfo>[0]): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
