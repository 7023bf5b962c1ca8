import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { SESSION_MAX_AGE_SECONDS } from "#features/accounts/sign-in.ts";
import { SESSION_KEY } from "#platform/session-token.ts";
import type { ApiOptions } from "./app.ts";

type CookieOptions = Pick<ApiOptions, "cookieDomain" | "isSecure">;

/**
 * The cookie of a session (specification section 9). Scripts can read it: a language on another host takes the token from it. It
 * authenticates views of pages and nothing else.
 */
export function setSessionCookie(c: Context, token: string, options: CookieOptions): void {
  setCookie(c, SESSION_KEY, token, { ...shapeOf(options), maxAge: SESSION_MAX_AGE_SECONDS });
}

export function deleteSessionCookie(c: Context, options: CookieOptions): void {
  deleteCookie(c, SESSION_KEY, shapeOf(options));
}

function shapeOf({ cookieDomain, isSecure }: CookieOptions) {
  return {
    path: "/",
    sameSite: "Lax",
    secure: isSecure,
    ...(cookieDomain && { domain: cookieDomain }),
  } as const;
}
