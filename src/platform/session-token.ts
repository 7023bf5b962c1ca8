/** The cookie and the entry of local storage that hold a session's token (specification section 4). */
export const SESSION_KEY = "auth_token";

/** Dispatched on `window` when a call was refused because the session is over. */
export const SESSION_ENDED = "sessionended";

/**
 * The token of this browser's session, for the `Authorization` of calls; undefined without one. The cookie decides, since it is
 * shared by the languages' hosts: a host that lacks the token copies it, and one whose cookie is gone forgets its copy. With two
 * cookies there is no session, as for the server: one of them was set by another host.
 */
export function sessionToken(): string | undefined {
  const cookies = document.cookie.split(/; */).filter((pair) => pair.startsWith(`${SESSION_KEY}=`));
  const [cookie] = cookies;
  const token = cookies.length === 1 ? cookie?.slice(SESSION_KEY.length + 1) : undefined;
  try {
    if (!token) localStorage.removeItem(SESSION_KEY);
    else if (localStorage.getItem(SESSION_KEY) !== token) localStorage.setItem(SESSION_KEY, token);
  } catch {
    // A browser that stores nothing has the cookie.
  }
  return token || undefined;
}

/** Removes cookie and entry. `domain` is that of the cookie, which the languages' hosts share; undefined on one host. */
export function forgetSessionToken(domain: string | undefined): void {
  const attributes = ["Max-Age=0", "Path=/", "SameSite=Lax", ...(domain ? [`Domain=${domain}`] : [])];
  document.cookie = [`${SESSION_KEY}=`, ...attributes].join("; ");
  sessionToken();
}
