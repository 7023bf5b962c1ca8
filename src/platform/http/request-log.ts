import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Log } from "../log.ts";
import { statusOf } from "./status-of.ts";

const PERSON = /(?<page>\/user\/).+$/;

/**
 * One line an answer. Without query, address of the visitor or user agent, and without the name in the address of a person's page:
 * places, searches and people never reach a log (security.md L1, P1).
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    await next();
    // Set afterwards: files and pictures are new responses, which lose headers set before. And on the response itself: `c.header`
    // would make Hono copy it.
    c.res.headers.set("x-request-id", requestId);
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const path = c.req.path.replace(PERSON, "$<page>…");
    log.info({ requestId, method: c.req.method, path, status: statusOf(c), durationMs });
  };
}
