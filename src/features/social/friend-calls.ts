import { sendCall } from "#platform/http-client.ts";
import type { Friendship } from "./friendship.ts";

/** The toggle: asks, accepts or takes back (specification section 4, "Friendship"). @throws CallFailed, as all of these do */
export function befriend(userId: number): Promise<{ state: Friendship }> {
  return sendCall("POST", "befrienduser", { userId: String(userId) });
}

export function declineRequest(userId: number): Promise<{ state: Friendship }> {
  return sendCall("POST", "befrienduser", { userId: String(userId), decline: true });
}

export function setBlock(userId: number, block: boolean): Promise<object> {
  return sendCall("POST", "block", { userId: String(userId), block });
}
