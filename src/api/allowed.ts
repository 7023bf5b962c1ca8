import type { MiddlewareHandler } from "hono";
import type { Access } from "#features/accounts/access.ts";
import { asMember, asOneOf } from "#features/accounts/server/members.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { ApiEnvironment } from "./app.ts";

function checkAccess(viewer: Viewer, access: Access): void {
  if (access === "everyone") return;
  if (access === "members") asMember(viewer);
  else asOneOf(viewer, access);
}

/** Refuses whoever may not make a call (401, 403) before anything of its body is looked at. */
export function allowed(access: Access): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    checkAccess(c.get("viewer"), access);
    return next();
  };
}
