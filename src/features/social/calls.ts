import { tellOfGoal } from "#features/analytics/calls.ts";
import type { PersonAnswer } from "#features/accounts/person.ts";
import { sendCall } from "#platform/http-client.ts";
import { readCall } from "#platform/read-call.ts";
import type { LikedType } from "./like.ts";

/**
 * Follows a shop, or no longer. Returns how many follow it now.
 * @throws CallFailed
 */
export async function followShop(shopId: number, follow: boolean): Promise<number> {
  const { followers } = await sendCall<{ followers: number }>("POST", "followshop", {
    shopId: String(shopId),
    follow,
  });
  if (follow) tellOfGoal("follow");
  return followers;
}

export interface LikedItem {
  type: LikedType;
  id: number;
}

/**
 * Likes something, or no longer. Returns how many like it now.
 * @throws CallFailed
 */
export async function likeItem({ type, id }: LikedItem, like: boolean): Promise<number> {
  const { likes } = await sendCall<{ likes: number }>("POST", "like", { type, id: String(id), like });
  return likes;
}

// No page that could have moved.
const NO_PAGE = { pagePath: "/", redirectTo: () => undefined };

/**
 * The friends who like something.
 * @throws CallFailed
 */
export function readFriendsLikes({ type, id }: LikedItem, signal: AbortSignal): Promise<PersonAnswer[]> {
  return readCall<PersonAnswer[]>("friendslikes", { query: { type, id: String(id) }, signal, ...NO_PAGE });
}
