import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { blockForm } from "#features/social/friendship.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Blocks somebody, or no longer",
  description:
    "Ends friendship and requests both ways; neither finds the other any more. To say it twice changes nothing.",
  answer: "They are blocked, or not",
  shape: v.object({}),
  refusals: { 400: "It is the caller, or a field is not right", 404: "There is nobody with this id" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/block` (contract.md). */
export const block = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("block"),
  description,
  check("json", blockForm),
  async (c) => {
    await blockUser(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"));
    return c.json({});
  },
);
