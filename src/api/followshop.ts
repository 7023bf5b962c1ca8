import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { followForm } from "#features/social/follow.ts";
import { followShop } from "#features/social/server/follow-shop.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Followed = v.pipe(
  v.object({
    followUser: v.pipe(v.boolean(), v.description("Whether the caller follows it now")),
    followers: v.pipe(v.number(), v.description("How many follow it now")),
  }),
  v.metadata({ ref: "Followed" }),
);

const description = describeCall({
  summary: "Follows a shop, or no longer",
  description: "To say it twice changes nothing.",
  answer: "It is followed, or not",
  shape: Followed,
  refusals: { 400: "A field is not right", 404: "There is no such shop" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/followshop` (specification section 7). */
export const followshop = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("followshop"),
  description,
  check("json", followForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { shopId, follow } = c.req.valid("json");
    const followers = await followShop(c.get("database"), member, { shopId, follow });
    return c.json({ followUser: follow, followers });
  },
);
