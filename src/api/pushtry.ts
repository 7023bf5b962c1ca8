import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { NO_SUBSCRIPTION } from "#features/push/call-refusals.ts";
import { askForTry } from "#features/push/server/send-push-try.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";

const description = describeCall({
  summary: "Sends one to the browser that asks, to see whether it arrives",
  answer: "It is on its way",
  shape: v.object({}),
  refusals: { 409: NO_SUBSCRIPTION.msg },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/pushtry`: our addition. Without a body, and asked twice at once it is one. */
export const pushtry = new Hono<ApiEnvironment>().post("/", description, async (c) => {
  const member = asMember(c.get("viewer"));
  await c.get("database").transaction((tx) => askForTry(tx, member));
  return c.json({});
});
