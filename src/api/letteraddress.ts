import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { addressForm } from "#features/letters/letter-settings.ts";
import { nameAddress } from "#features/newsletter/server/choose-newsletter.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const naming = describeCall({
  summary: "Where letters go to somebody who does not want the newsletter",
  description:
    "A letter asks for a confirmation, at most three a day. Whether the newsletter is wanted stays as it was.",
  answer: "It is noted. The answer is the same for every address",
  shape: v.object({}),
  refusals: { 400: "It is no e-mail address" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/letteraddress`: our addition. Asked twice, there are two letters, and the links of both count. */
export const letteraddress = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  naming,
  check("json", addressForm),
  async (c) => {
    await nameAddress(c.get("database"), asMember(c.get("viewer")), c.req.valid("json").email);
    return c.json({});
  },
);
