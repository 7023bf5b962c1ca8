import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { currentOf, fieldErrorsOf, kindOf, retryAfterOf, STATUS_OF_KIND } from "#platform/errors/errors.ts";

/** Seconds after which to retry, when the database was away (contract.md: 503 with Retry-After). */
const RETRY_AFTER_SECONDS = "2";

/** The only place where a thrown error becomes an answer: `{errors: [{msg, param}]}`, never a stack. */
export function answerError(error: unknown, c: Context, report: (error: unknown) => void): Response {
  if (error instanceof HTTPException) {
    return c.json({ errors: [{ msg: error.message || "Bad request", param: "body" }] }, error.status);
  }
  const kind = kindOf(error);
  if (kind === undefined) {
    report(error);
    return c.json({ errors: [{ msg: "Something went wrong here", param: "server" }] }, 500);
  }
  if (kind === "unavailable") {
    c.header("retry-after", RETRY_AFTER_SECONDS);
    return c.json({ errors: [{ msg: "Not available right now", param: "database" }] }, 503);
  }
  const retryAfterSeconds = retryAfterOf(error);
  if (retryAfterSeconds !== undefined) c.header("retry-after", String(retryAfterSeconds));
  const errors = fieldErrorsOf(error);
  const answered = errors.length > 0 ? errors : [{ msg: "Not valid", param: "request" }];
  const current = currentOf(error);
  return c.json(
    { errors: answered, ...(current && { current }) },
    STATUS_OF_KIND[kind] as ContentfulStatusCode,
  );
}
