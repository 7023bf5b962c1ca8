import { contestedTokens, forgetSessionToken, keepSessionToken } from "#platform/session-token.ts";

/**
 * Settles whose browser this is where the cookie has another token than local storage. Mostly somebody logged in anew on another host of
 * this site: the token here is worth nothing any more, or is of the same person, and that of the cookie is taken. Else another host
 * of the domain may have set the cookie (cookie tossing, security.md A6): then nobody is logged in, and has to say anew who they are.
 * @returns what was done; undefined when the tokens agree
 * @throws when the server cannot be asked: nobody is logged in until it can
 */
export async function settleSession(
  cookieDomain: string | undefined,
): Promise<"taken" | "loggedOut" | undefined> {
  const contested = contestedTokens();
  if (!contested) return undefined;
  const { kept, cookie } = contested;
  const [mine, theirs] = await Promise.all([personOf(kept), personOf(cookie)]);
  if (mine === null || mine === theirs) {
    keepSessionToken(cookie);
    return "taken";
  }
  await callAs(kept, "logout");
  forgetSessionToken(cookieDomain);
  return "loggedOut";
}

/** The id of whose session it is; null when it is over. */
async function personOf(token: string): Promise<string | null> {
  const answer = await callAs(token, "profile");
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`Asking for a person was answered with ${answer.status}`);
  const { _id: id } = ((await answer.json()) as { user: { _id: string } }).user;
  return id;
}

/** Not through the client of calls, which has the one token of this browser. */
function callAs(token: string, call: "logout" | "profile"): Promise<Response> {
  return fetch(`/api/${call}`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
}
