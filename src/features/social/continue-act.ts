import { type PendingAct, takeAct } from "#features/accounts/pending-act.ts";
import { sendCall } from "#platform/http-client.ts";
import { readRelation } from "./calls.ts";

/**
 * Goes on with what somebody pressed before they signed in. Returns what was done; undefined when there was nothing, or nothing
 * was left to do.
 * @param viewerUrl the `url` of who has signed in
 * @throws CallFailed
 */
export async function continueAct(viewerUrl: string): Promise<PendingAct | undefined> {
  const act = takeAct();
  if (!act || !(await isStillWished(act, viewerUrl))) return undefined;
  await sendCall("POST", act.call, act.body);
  return act;
}

/** To befriend is a toggle: sent to a friend, or a second time, it would end what was begun. */
async function isStillWished({ call, url }: PendingAct, viewerUrl: string): Promise<boolean> {
  if (call !== "befrienduser") return true;
  if (url === undefined || url === viewerUrl) return false;
  const { isFriend, friendRequested } = await readRelation(url);
  return !isFriend && !friendRequested;
}
