import type { Context, MiddlewareHandler } from "hono";
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ClientOf } from "./client-address.ts";

interface Rate {
  perSecond: number;
  /** The burst: how many more may come at once; refilled in ten seconds. */
  burst: number;
}

/**
 * Rate limit: refuses a client that sends requests faster than a person types, with 429 and Retry-After. Counted in the memory of
 * the process; unknown clients are not counted.
 */
export function rateLimit(rate: Rate, clientOf: ClientOf): MiddlewareHandler {
  const waitOf = rateOf(rate, clientOf);
  return async (c, next) => {
    const waitMs = await waitOf(c);
    if (waitMs === 0) return next();
    c.header("retry-after", String(Math.max(1, Math.ceil(waitMs / 1000))));
    c.header("cache-control", "private, no-store");
    // Reads are open to every site (contract.md, CORS), and so are their refusals, or scripts would see a network error.
    if (c.req.method === "GET") {
      c.header("access-control-allow-origin", "*");
      c.header("access-control-expose-headers", "Retry-After");
    }
    return c.json({ errors: [{ msg: "Too many requests, try again in a moment", param: "rate" }] }, 429);
  };
}

/** For a call that nobody may be refused: it sees `isOverRate`, and saves what it would spend. */
export function rateNoted(rate: Rate, clientOf: ClientOf): MiddlewareHandler {
  const waitOf = rateOf(rate, clientOf);
  return async (c, next) => {
    c.set("isOverRate", (await waitOf(c)) > 0);
    return next();
  };
}

/** Counts a request; how many milliseconds until its client may send another, 0 when it may now. */
function rateOf({ perSecond, burst }: Rate, clientOf: ClientOf): (c: Context) => Promise<number> {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: "burst", points: burst, duration: 10 }),
  );
  return async (c) => {
    const client = clientOf(c);
    if (client === null) return 0;
    try {
      await limiter.consume(client);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, refusal.msBeforeNext);
    }
  };
}
