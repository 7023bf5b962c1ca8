import type { MiddlewareHandler } from "hono";
import type { Access } from "#features/accounts/access.ts";
import { asAdmin, asMember } from "#features/accounts/server/members.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { ApiEnvironment } from "./app.ts";

const CHECKS: Record<Access, (viewer: Viewer) => unknown> = {
  everyone: () => undefined,
  members: asMember,
  admins: asAdmin,
};

/** Refuses whoever may not make a call (401, 403) before anything of its body is looked at. */
export function allowed(access: Access): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    CHECKS[access](c.get("viewer"));
    return next();
  };
}
