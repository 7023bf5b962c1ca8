import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { approveForm } from "#features/contributions/change-forms.ts";
import { decideChange } from "#features/contributions/server/decide-change.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Takes what somebody suggested, or refuses it",
  description:
    "As a whole, or only some `fields` of it; a shop that was missing has a page then. `location` says where that is. `productId` joins a line of a menu that is only a name to its product. The first " +
    "decision holds; the author hears of it, with the `reason` of a refusal.",
  answer: "It is decided",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, is none of this change, or does not fit what is known by now; a location is far from the city, or of no new shop; or there is a reason to refuse what is taken",
    403: "The caller is no admin, it is of their own or of a shop or brand they speak for, or it was sent by a page of another site",
    404: "There is no such change or product",
    409: "Somebody decided it before, whom `values.name` names, or its author took it back; a new shop is listed by now, whose name and slug are `values.name` and `values.url`; or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/approvechange` (specification section 7). */
export const approvechange = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("approvechange"),
  description,
  check("json", approveForm),
  async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const decision = { ...c.req.valid("json"), now: c.get("now")() };
    return c.json(await answered(c, (tx) => decideChange(tx, admin, decision)));
  },
);
