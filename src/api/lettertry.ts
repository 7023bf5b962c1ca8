import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { NO_ADDRESS, TRIED_ENOUGH } from "#features/letters/call-refusals.ts";
import { askForLetterTry } from "#features/letters/server/ask-for-letter-try.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";

const trying = describeCall({
  summary: "Sends a letter to whoever asks, to see whether it arrives",
  answer: "It is on its way",
  shape: v.object({}),
  refusals: { 409: `${NO_ADDRESS.msg}, or: ${TRIED_ENOUGH.msg}` },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/lettertry`: our addition, without a body. Three a day. */
export const lettertry = new Hono<ApiEnvironment>().post("/", trying, async (c) => {
  const member = asMember(c.get("viewer"));
  await c.get("database").transaction((tx) => askForLetterTry(tx, member));
  return c.json({});
});
