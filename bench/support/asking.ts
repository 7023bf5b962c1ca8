export const ORIGIN = "http://127.0.0.1:3000";

/** Someone who answered the dialog; for others it would weigh on both sides alike. */
export const HEADERS = { accept: "text/html", cookie: "ageandcookies=all" };
/** With a sign of a session: no page is kept then. */
export const SIGNED_IN = { ...HEADERS, cookie: `${HEADERS.cookie}; auth_token=somebody` };
export const AS_BROWSERS_ASK = { ...HEADERS, "accept-encoding": "gzip, deflate, br" };

/** What a bare server says of a page. */
export const DOCUMENT = { "content-type": "text/html; charset=utf-8" };

export const asked = (path: string, headers: Record<string, string>) =>
  new Request(ORIGIN + path, { headers });

let askedCount = 0;

/** Every request asks with another value of a query word that the cache knows and the page does not mind. */
export const askedAnew = (path: string, headers: Record<string, string> = HEADERS) =>
  asked(`${path}?newUser=${askedCount++}`, headers);
