import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { appealForm } from "#features/moderation/appeal.ts";
import { appealDecision } from "#features/moderation/server/appeal-decision.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const AppealedShape = v.pipe(
  v.object({
    appealId: v.string(),
    isWaiting: v.pipe(
      v.boolean(),
      v.description("The only admin is the one who decided: it waits until there is another"),
    ),
  }),
  v.metadata({ ref: "Appealed" }),
);

const description = describeCall({
  summary:
    "Asks for a removal of something of the caller’s, or the refusal of a deal or a job, to be decided anew, by somebody else",
  description:
    "Once: of those who speak for the shop or brand of a deal, a job or a post the first appeals for all of them.",
  answer: "It will be",
  shape: AppealedShape,
  refusals: {
    400: "A field is not right",
    403: "Six months are over, or it was sent by a page of another site",
    404: "It is neither, of something of the caller’s",
    409: "It was appealed already, or is not refused any more; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/appeal` (contract.md). */
export const appeal = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("appeal"),
  description,
  check("json", appealForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const appeal = c.req.valid("json");
    return c.json(await answered(c, (tx) => appealDecision(tx, member, appeal)));
  },
);
