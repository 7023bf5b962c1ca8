import { type PendingAct, takeAct } from "#features/accounts/pending-act.ts";
import { sendCall } from "#platform/http-client.ts";

/**
 * Goes on with what somebody pressed before they signed in. Returns what was done; undefined when there was nothing, or nothing
 * was left to do.
 * @param viewerUrl the `url` of who has signed in
 * @throws CallFailed
 */
export async function continueAct(viewerUrl: string): Promise<PendingAct | undefined> {
  const act = takeAct();
  // Nobody befriends themselves by logging in on their own page.
  if (!act || act.url === viewerUrl) return undefined;
  await sendCall("POST", act.call, act.body);
  return act;
}
