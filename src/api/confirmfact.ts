import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import type { FactAnswer } from "#features/contributions/fact.ts";
import { confirmForm } from "#features/contributions/fact-form.ts";
import { confirmFact } from "#features/contributions/server/confirm-fact.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Answered = v.pipe(
  v.object({
    outcome: v.pipe(
      v.picklist(["counted", "waiting", "known"] satisfies FactAnswer["outcome"][]),
      v.description("It is so at once, an admin looks at it first, or the caller has said so before"),
    ),
  }),
  v.metadata({ ref: "FactAnswer" }),
);

const description = describeCall({
  summary: "Says that something we know of a shop is still so, or not, or what nobody had told us",
  description:
    "One tap. A group of facts (such as `hours`) that still holds counts at once, once in 30 days by each person; one that " +
    "does not waits for an admin. A single fact that nobody had told us (such as `wifi`) waits, or is so at once, by how far " +
    "the caller is trusted. `residents` that holds: only residents of the country get in. To say it twice changes nothing.",
  answer: "What became of it",
  shape: Answered,
  refusals: { 400: "A field is not right", 404: "There is no such shop, or nothing is known of this group" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/confirmfact` (contract.md). */
export function confirmfact({ areQuotasOn }: Pick<ApiOptions, "areQuotasOn">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("confirmfact"),
    description,
    check("json", confirmForm),
    async (c) => {
      const { targetId: shopId, fact, holds } = c.req.valid("json");
      const member = asMember(c.get("viewer"));
      const told = { shopId, fact, holds, now: c.get("now")(), isLimited: areQuotasOn };
      return c.json(await answered(c, (tx) => confirmFact(tx, member, told)));
    },
  );
}
