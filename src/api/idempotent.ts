import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import {
  claimKey,
  keepAnswer,
  type KeyedCall,
  type KeptAnswer,
  releaseKey,
} from "#platform/database/idempotency-keys.ts";
import { boundaryOf } from "./boundary-of.ts";
import type { ApiEnvironment } from "./app.ts";

/** A call takes moments; one whose process died is taken again after a minute. */
const RETRY_AFTER_SECONDS = "5";

const KEY = /^[\x21-\x7e]{1,64}$/;

/**
 * Honours `Idempotency-Key` (product.md section 12, security.md G11): a call that is sent again with its key has no second
 * effect and gets the answer of the first, for seven days (or until the account has sent a thousand others). A key is the caller's choice, so it
 * counts within one account and one call. A call keeps its answer in the transaction of its effect (`answered.ts`): a process that dies
 * between the two would leave an effect whose answer nobody knows. Refusals are not stored, so that a call can be corrected. Must come before the
 * middleware that reads the body.
 * `isOfSession` is for bodies that could be guessed from their hash, such as a place: the token, which is kept nowhere, is hashed along.
 */
export function idempotent(
  call: string,
  { isOfSession = false }: { isOfSession?: boolean } = {},
): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const key = c.req.header("idempotency-key");
    if (key === undefined) return next();
    const refused = (msg: string, status: 400 | 409 | 422) =>
      c.json({ errors: [{ msg, param: "idempotency-key" }] }, status);
    if (!KEY.test(key)) return refused("Must be 1 to 64 visible ASCII characters", 400);
    const database = c.get("database");
    const body = Buffer.from(await c.req.arrayBuffer());
    const salt = isOfSession ? (c.req.header("authorization") ?? "") : "";
    const bodyHash = hashOf(body, c.req.header("content-type") ?? "", salt);
    const keyed: KeyedCall = { accountId: c.get("viewer").accountId, call, key, bodyHash };
    const claim = await claimKey(database, keyed);
    if (claim === "inFlight") c.header("retry-after", RETRY_AFTER_SECONDS);
    if (claim === "otherBody") return refused("Was sent with another body", 422);
    if (claim === "inFlight") return refused("The same call is still at work", 409);
    if (claim !== "claimed") return replay(claim);
    let isKept = false;
    c.set("keepAnswer", async (tx, answer) => {
      await keepAnswer(tx, keyed, { status: 200, answer: JSON.stringify(answer) });
      isKept = true;
    });
    await next();
    if (!c.res.ok) await releaseKey(database, keyed);
    else if (!isKept)
      await keepAnswer(database, keyed, { status: c.res.status, answer: await c.res.clone().text() });
  };
}

/** A form has another boundary each time it is sent, and is the same form all the same. */
function hashOf(body: Buffer, contentType: string, salt: string): Buffer {
  const hash = createHash("sha256").update(salt);
  const boundary = boundaryOf(contentType);
  let from = 0;
  for (let at = nextBoundary(); at !== -1; at = nextBoundary()) {
    hash.update(body.subarray(from, at)).update("boundary");
    from = at + boundary.length;
  }
  return hash.update(body.subarray(from)).digest();

  function nextBoundary(): number {
    return boundary === "" ? -1 : body.indexOf(boundary, from);
  }
}

function replay({ status, answer }: KeptAnswer): Response {
  const headers = {
    "cache-control": "private, no-store",
    "content-type": "application/json",
    "idempotency-replayed": "true",
  };
  return new Response(answer, { status, headers });
}
