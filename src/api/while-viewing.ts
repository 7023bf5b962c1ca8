import type { MiddlewareHandler } from "hono";
import type { Call } from "#features/accounts/access.ts";
import { NOT_LOOKED_AT, ONLY_LOOKING } from "#features/accounts/call-refusals.ts";
import { ENDS_OF_VIEWING, READ_WHILE_VIEWING } from "#features/accounts/viewing.ts";
import { readingOnly } from "#platform/database/reading-only.ts";
import { NotAllowed } from "#platform/errors/errors.ts";
import { viewingOf } from "#platform/viewer.ts";
import type { ApiEnvironment } from "./app.ts";

export const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * While an admin looks as somebody: ends it as the admin, reads what is listed as the person, from a database that cannot be written, and
 * refuses everything else (403) before anything of it is looked at.
 */
export function whileViewing(call: Call): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    const viewing = viewingOf(c.get("viewer"));
    if (!viewing) return next();
    if (ENDS_OF_VIEWING[call] === c.req.method) {
      c.set("viewer", viewing.admin);
      return next();
    }
    if (!READS.has(c.req.method)) throw new NotAllowed("viewing", ONLY_LOOKING.msg);
    if (!READ_WHILE_VIEWING.has(call)) throw new NotAllowed("viewing", NOT_LOOKED_AT.msg);
    c.set("database", readingOnly(c.get("database")));
    return next();
  };
}
