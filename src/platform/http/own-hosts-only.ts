import type { MiddlewareHandler } from "hono";
import { type HostTable, isOwnHost } from "../i18n/hosts.ts";

/**
 * Production answers 421 to a host that the settings do not name. So calls may trust the host they came to: a stranger's name that
 * points at us makes no page of his one of ours.
 */
export function ownHostsOnly(hosts: HostTable): MiddlewareHandler {
  return async (c, next) => {
    if (!hosts.strict || isOwnHost(hosts, new URL(c.req.url).hostname)) return next();
    c.header("cache-control", "no-store");
    return c.text("This address is not served here.", 421);
  };
}
