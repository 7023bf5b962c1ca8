import { tellOfGoal } from "#features/analytics/calls.ts";
import { sendCall } from "#platform/http-client.ts";
import type { Friendship } from "./friendship.ts";

/**
 * Asks or accepts, or ends (specification section 4, "Friendship"). No toggle: the page may be old, and what is so already stays.
 * @throws CallFailed, as all of these do
 */
export async function befriendUser(userId: number, befriend: boolean): Promise<{ state: Friendship }> {
  const done = await sendCall<{ state: Friendship }>("POST", "befrienduser", {
    userId: String(userId),
    befriend,
  });
  if (befriend) tellOfGoal("friend");
  return done;
}

export function declineRequest(userId: number): Promise<{ state: Friendship }> {
  return sendCall("POST", "befrienduser", { userId: String(userId), decline: true });
}

export function setBlock(userId: number, block: boolean): Promise<object> {
  return sendCall("POST", "block", { userId: String(userId), block });
}
