import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { befriendForm, type Friendship } from "#features/social/friendship.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { declineFriend } from "#features/social/server/decline-friend.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Befriended = v.pipe(
  v.object({
    state: v.picklist(["none", "friendRequested", "isFriend"] satisfies Friendship[]),
    isFriend: v.boolean(),
    friendRequested: v.boolean(),
    requestByFriend: v.pipe(v.boolean(), v.description("Never after this call: it answers a request")),
  }),
  v.metadata({ ref: "Befriended" }),
);

const description = describeCall({
  summary: "Asks somebody to be friends, accepts what they asked, or takes either back",
  description:
    "A toggle: without a request it makes one, a request of theirs becomes a friendship, and a friendship or a request of " +
    "one’s own ends. Requests are over after 90 days; 100 may wait at once. With `befriend` it is no toggle: what is " +
    "wished is so afterwards. With `decline` it only takes a request of theirs away.",
  answer: "How the two stand now",
  shape: Befriended,
  refusals: {
    400: "It is the caller, or too many requests are waiting",
    403: "Sent by a page of another site, or the person takes no requests",
    404: "There is nobody with this id, or not for the caller",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/befrienduser` (specification section 7). */
export const befrienduser = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("befrienduser"),
  description,
  check("json", befriendForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { userId, befriend, decline } = c.req.valid("json");
    const answer = decline ? declineFriend : befriendUser;
    // Kept with the toggle: a retry that finds no answer would undo it.
    return c.json(
      await answered(c, async (tx) => befriended(await answer(tx, member, { userId, befriend }))),
    );
  },
);

function befriended(state: Friendship): v.InferOutput<typeof Befriended> {
  return {
    state,
    isFriend: state === "isFriend",
    friendRequested: state === "friendRequested",
    requestByFriend: false,
  };
}
