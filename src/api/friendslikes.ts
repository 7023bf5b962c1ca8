import { Hono } from "hono";
import * as v from "valibot";
import { personAnswer } from "#features/accounts/person.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { friendsLikesQuery } from "#features/social/like.ts";
import { friendsWhoLike } from "#features/social/server/friends-who-like.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { PersonShape } from "./person-schema.ts";

const description = describeCall({
  summary: "The friends of the caller who like something",
  description:
    "Those who let their friends see it, the latest first. What nobody can like is liked by no friend.",
  answer: "The friends",
  shape: v.array(PersonShape),
  refusals: { 400: "The type is none, or the id is missing" },
  isForAccounts: true,
});

/** `GET /api/friendslikes` (product.md section 12). */
export const friendslikes = new Hono<ApiEnvironment>().get(
  "/",
  description,
  check("query", friendsLikesQuery),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const friends = await friendsWhoLike(c.get("database"), member, c.req.valid("query"));
    return c.json(friends.map(personAnswer));
  },
);
