import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { claimForm, itemOfForm } from "#features/claims/claim.ts";
import { claimShop } from "#features/claims/server/claim-shop.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Says that a shop or a brand is the caller’s",
  description:
    "With `email` six digits go to its public address of its own domain, with `phone` an admin reads them out over its public telephone; `POST /api/claimcode` takes them. An admin decides then. `shopId` or `brandId` names it. A later claim of the same takes the place of the earlier one.",
  answer: "The code is on its way, or an admin is asked to call",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, or it cannot be proven to be theirs in this way",
    403: "A sample person claims samples only, or it was sent by a page of another site",
    404: "No shop or brand that anybody sees has this `_id`",
    409: "The caller speaks for it already, or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/claimshop` (product.md section 13). */
export const claimshop = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("claimshop"),
  description,
  check("json", claimForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const { proof, ...named } = c.req.valid("json");
    const asked = { item: itemOfForm(named), proof, now: c.get("now")() };
    return c.json(await answered(c, (tx) => claimShop(tx, member, asked)));
  },
);
