import type { MiddlewareHandler } from "hono";
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
export function rateLimit({ perSecond, burst }: Rate, clientOf: ClientOf): MiddlewareHandler {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: "burst", points: burst, duration: 10 }),
  );
  return async (c, next) => {
    const client = clientOf(c);
    if (client === null) return next();
    try {
      await limiter.consume(client);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      c.header("retry-after", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      c.header("cache-control", "private, no-store");
      // Reads are open to every site (contract.md, CORS), and so are their refusals, or scripts would see a network error.
      if (c.req.method === "GET") {
        c.header("access-control-allow-origin", "*");
        c.header("access-control-expose-headers", "Retry-After");
      }
      return c.json({ errors: [{ msg: "Too many requests, try again in a moment", param: "rate" }] }, 429);
    }
    return next();
  };
}
