import type { MiddlewareHandler } from "hono";
import { asMember } from "#features/accounts/server/members.ts";
import type { ApiEnvironment } from "./app.ts";

/** Refuses a call without a session (401) before anything of its body is looked at. */
export const membersOnly: MiddlewareHandler<ApiEnvironment> = (c, next) => {
  asMember(c.get("viewer"));
  return next();
};
