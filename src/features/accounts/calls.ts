import { sendCall } from "#platform/http-client.ts";
import { forgetSessionToken, sessionToken } from "#platform/session-token.ts";

/**
 * Exchanges the code of a sign-in for a session. Returns the path to go on at.
 * @throws CallFailed
 */
export async function openSession(code: string): Promise<string> {
  const { path } = await sendCall<{ path: string }>("POST", "session", { code });
  // The answer has set the cookie; this copies its token into local storage.
  sessionToken();
  return path;
}

/** Ends the session of this browser. Without a network it is forgotten here, and ends on the server when its time is over. */
export async function logOut(cookieDomain: string | undefined): Promise<void> {
  await sendCall("POST", "logout").catch(() => undefined);
  forgetSessionToken(cookieDomain);
}
