export const ORIGIN = "http://127.0.0.1:3000";

/** A visitor with the consent cookie; without it the dialog would add the same to both sides. */
export const HEADERS = { accept: "text/html", cookie: "ageandcookies=all" };
/** With the cookie of a session: pages are not cached then. */
export const signedIn = (token: string) => ({ ...HEADERS, cookie: `${HEADERS.cookie}; auth_token=${token}` });
export const AS_BROWSERS_ASK = { ...HEADERS, "accept-encoding": "gzip, deflate, br" };

/** The headers of a bare server. */
export const DOCUMENT = { "content-type": "text/html; charset=utf-8" };

export const asked = (path: string, headers: Record<string, string>) =>
  new Request(ORIGIN + path, { headers });

let askedCount = 0;

/** Every request has another value of a known query parameter that the page ignores, to bypass the page cache. */
export const askedAnew = (path: string, headers: Record<string, string> = HEADERS) =>
  asked(`${path}?newUser=${askedCount++}`, headers);
