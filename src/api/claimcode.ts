import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { claimCodeForm, itemOfForm } from "#features/claims/claim.ts";
import { typeClaimCode } from "#features/claims/server/type-claim-code.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "The six digits of a claim",
  description:
    "Five tries a code; those of a letter count for a quarter of an hour, those of a call for three days. To type them again changes nothing.",
  answer: "They are right: the claim waits for an admin",
  shape: v.object({}),
  refusals: {
    400: "It is not the code: `values.tries` says how many tries are left",
    404: "The caller has not claimed this",
    409: "There is no code that counts: it is too old, or its tries are used",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/claimcode`. */
export const claimcode = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  description,
  check("json", claimCodeForm),
  async (c) => {
    const { code, ...named } = c.req.valid("json");
    const typed = { item: itemOfForm(named), code, now: c.get("now")() };
    await typeClaimCode(c.get("database"), asMember(c.get("viewer")), typed);
    return c.json({});
  },
);
