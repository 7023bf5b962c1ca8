import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { newsletterForm } from "#features/newsletter/newsletter.ts";
import { chooseNewsletter } from "#features/newsletter/server/choose-newsletter.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Whether the caller wants the newsletter, and where",
  description:
    "A letter asks for a confirmation, at most three a day; `hasEmail` of `profile` is true from then on. Without the wish it ends at once, whatever the address.",
  answer: "It is noted. The answer is the same for every address",
  shape: v.object({}),
  refusals: {
    400: "A field is not right; `Please enter your email address`: none is given, and none is known",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/newsletter` (specification section 7). */
export const newsletter = new Hono<ApiEnvironment>().post(
  "/",

  takesJson,
  idempotent("newsletter"),
  description,
  check("json", newsletterForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { newsletterEmail: email, wantsNewsletter: isWanted } = c.req.valid("json");
    return c.json(await answered(c, (tx) => chooseNewsletter(tx, member, { email, isWanted })));
  },
);
