import { sendCall } from "#platform/http-client.ts";
import { forgetKeptPages } from "#platform/offline/kept-pages.ts";
import { forgetSessionToken, keepSessionToken, sessionToken } from "#platform/session-token.ts";

interface OpenedSession {
  /** To go on at. */
  path: string;
  /** They have a second factor, which this session has not shown. */
  needsSecondFactor?: true;
}

/**
 * Exchanges the code of a sign-in for a session. `change`: whoever is logged in here has agreed to be somebody else; without that they are
 * to be asked when it is refused with 409.
 * @throws CallFailed
 */
export async function openSession(code: string, { change = false } = {}): Promise<OpenedSession> {
  const { token, ...opened } = await sendCall<OpenedSession & { token: string }>("POST", "session", {
    code,
    ...(change && { change }),
  });
  // The answer has set the cookie.
  keepSessionToken(token);
  return opened;
}

/**
 * Tells the server where a member is, who has just said so (specification section 7): to some hundred metres, kept with the session
 * and gone with it. Of somebody without an account nothing is sent. Its result is not shown.
 */
export function noteCurrentLocation(place: {
  latitude: number;
  longitude: number;
  accuracyMetres: number;
}): void {
  if (!sessionToken()) return;
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  const [latitude, longitude] = [round(place.latitude), round(place.longitude)];
  const currentLocation = { latitude, longitude, accuracy: Math.round(place.accuracyMetres) };
  void sendCall("POST", "currentlocation", { currentLocation }).catch(() => undefined);
}

/** Ends the session of this browser. Without a network it is forgotten here, and ends on the server when its time is over. */
export async function logOut(cookieDomain: string | undefined): Promise<void> {
  const told = sendCall("POST", "logout").catch(() => undefined);
  // The call has its token. Nothing else, such as the stream of notices, may begin with one that is about to end.
  forgetSessionToken(cookieDomain);
  await Promise.all([told, forgetKeptPages().catch(() => undefined)]);
}
