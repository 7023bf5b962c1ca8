import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { likeForm } from "#features/social/like.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Likes = v.pipe(
  v.object({ likes: v.pipe(v.number(), v.description("How many like it now")) }),
  v.metadata({ ref: "Likes" }),
);

const description = describeCall({
  summary: "Likes a product, brand, shop, deal or post, or no longer",
  description: "To say it twice changes nothing.",
  answer: "It is liked, or not",
  shape: Likes,
  refusals: { 400: "A field is not right", 404: "There is nothing with this id" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/like` (contract.md). */
export const like = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("like"),
  description,
  check("json", likeForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const likes = await likeItem(c.get("database"), member, { ...c.req.valid("json"), now: c.get("now")() });
    return c.json({ likes });
  },
);
