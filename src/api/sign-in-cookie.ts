import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { newSecret } from "#features/accounts/server/secret.ts";

/** As long as a sign-in may take. */
const MAX_AGE_SECONDS = 600;

/**
 * The cookie that binds a sign-in to the browser that began it (security.md A1): its way back from the provider, and then its code. With
 * `__Host-` no other host of the domain can set it.
 */
export function signInCookie(isSecure: boolean) {
  const name = isSecure ? "__Host-sign-in" : "sign-in";
  const shape = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  const set = (c: Context, secret: string) =>
    setCookie(c, name, secret, { ...shape, maxAge: MAX_AGE_SECONDS });
  return {
    /** Empty for none. */
    read: (c: Context) => getCookie(c, name) ?? "",
    /** Sets it to a new secret and returns that. */
    begin(c: Context): string {
      const secret = newSecret();
      set(c, secret);
      return secret;
    },
    /** Gives it its time anew. */
    keep: (c: Context) => set(c, getCookie(c, name) ?? ""),
    remove: (c: Context) => void deleteCookie(c, name, shape),
  };
}
