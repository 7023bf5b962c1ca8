import type { Context } from "hono";

/** The token of the cookie; empty for none, and for two: one of them was set by another host of the domain (security.md A6). */
export function sessionTokenOf(c: Context): string {
  const tokens = (c.req.header("cookie") ?? "").split(/; */).filter((pair) => pair.startsWith("auth_token="));
  const [own = ""] = tokens.length === 1 ? tokens : [];
  return own.slice("auth_token=".length);
}
