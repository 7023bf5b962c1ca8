import type { MiddlewareHandler } from "hono";
import { type Access, ACCESS_TO_CALLS, type Call, OPEN_WHILE_SUSPENDED } from "#features/accounts/access.ts";
import { asMember, asOneOf, refuseSuspended } from "#features/accounts/server/members.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { ApiEnvironment } from "./app.ts";
import { READS } from "./while-viewing.ts";

function checkAccess(viewer: Viewer, access: Access): void {
  if (access === "everyone") return;
  if (access === "members") asMember(viewer);
  else asOneOf(viewer, access);
}

/** Refuses whoever may not make a call (401, 403) before anything of its body is looked at. */
export function allowed(call: Call): MiddlewareHandler<ApiEnvironment> {
  return (c, next) => {
    const viewer = c.get("viewer");
    const access: Access = ACCESS_TO_CALLS[call];
    const isOpen = access === "everyone" || OPEN_WHILE_SUSPENDED.has(call);
    // First: the roles of whoever is suspended rest, and that one lacks them would be half of the truth.
    if (!READS.has(c.req.method) && !isOpen) refuseSuspended(viewer);
    checkAccess(viewer, access);
    return next();
  };
}
