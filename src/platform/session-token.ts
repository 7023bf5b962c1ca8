/** The cookie and the entry of local storage that hold a session's token (specification section 4). */
export const SESSION_KEY = "auth_token";

/** The account of the session, beside its token (`session-account.ts`). */
export const ACCOUNT_KEY = "auth_account";

/** Dispatched on `window` when a call was refused because the session is over. */
export const SESSION_ENDED = "sessionended";

/**
 * The token of this browser's session, for the `Authorization` of calls; undefined without one. The cookie is shared by the languages'
 * hosts: a host that lacks the token copies it, and one whose cookie is gone forgets its copy. With two cookies there is no session, as
 * for the server, and with another token in the cookie than here there is none either until that is settled
 * (`features/accounts/settle-session.ts`): any host of the domain could have set the cookie.
 */
export function sessionToken(): string | undefined {
  const cookie = tokenInCookie();
  if (cookie === undefined) {
    forgetCopy();
    return undefined;
  }
  const kept = keptToken();
  if (kept === undefined) keepSessionToken(cookie);
  return kept === undefined || kept === cookie ? cookie : undefined;
}

/** Whether this browser has another session by now than a call was sent in: that the old one is over ends nothing any more. */
export function isReplaced(token: string | undefined): boolean {
  const current = sessionToken();
  return token !== undefined && current !== undefined && current !== token;
}

/** The two tokens where the cookie has another than local storage; undefined where they agree. */
export function contestedTokens(): { kept: string; cookie: string } | undefined {
  const [kept, cookie] = [keptToken(), tokenInCookie()];
  return kept !== undefined && cookie !== undefined && kept !== cookie ? { kept, cookie } : undefined;
}

/** Makes this the token of the host, in place of any before. */
export function keepSessionToken(token: string): void {
  try {
    // Whose this one is the next page says.
    if (keptToken() !== token) localStorage.removeItem(ACCOUNT_KEY);
    localStorage.setItem(SESSION_KEY, token);
  } catch {
    // A browser that stores nothing has the cookie.
  }
}

/** Removes cookie and entry. `domain` is that of the cookie, which the languages' hosts share; undefined on one host. */
export function forgetSessionToken(domain: string | undefined): void {
  const attributes = ["Max-Age=0", "Path=/", "SameSite=Lax", ...(domain ? [`Domain=${domain}`] : [])];
  document.cookie = [`${SESSION_KEY}=`, ...attributes].join("; ");
  forgetCopy();
}

/** Undefined for none, and for two: one of them was set by another host. */
function tokenInCookie(): string | undefined {
  const cookies = document.cookie.split(/; */).filter((pair) => pair.startsWith(`${SESSION_KEY}=`));
  const [cookie] = cookies;
  return (cookies.length === 1 && cookie?.slice(SESSION_KEY.length + 1)) || undefined;
}

function keptToken(): string | undefined {
  try {
    return localStorage.getItem(SESSION_KEY) || undefined;
  } catch {
    return undefined;
  }
}

function forgetCopy(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
    localStorage.removeItem(ACCOUNT_KEY);
  } catch {
    // It has none.
  }
}
