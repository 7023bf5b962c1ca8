import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { joinShopForm } from "#features/claims/colleague.ts";
import { joinShop } from "#features/claims/server/join-shop.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Says yes to a colleague who invites to speak for a shop or a brand",
  description:
    "By the token in the link of their letter, which counts once and for seven days. The caller speaks for it from their next request on.",
  answer: "The `_id` of the shop, or of the brand",
  shape: v.object({ shop: v.optional(v.string()), brand: v.optional(v.string()) }),
  refusals: {
    400: "A field is not right",
    404: "There is no such invitation, or it is forgotten by now",
    409: "It was taken, withdrawn or is too old, or the caller speaks for it already; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/joinshop`. */
export const joinshop = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("joinshop"),
  description,
  check("json", joinShopForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    const joining = { ...c.req.valid("json"), now: c.get("now")() };
    return c.json(
      await answered(c, async (tx) => {
        const { type, id } = await joinShop(tx, member, joining);
        return { [type]: String(id) };
      }),
    );
  },
);
