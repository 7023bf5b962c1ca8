import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { CHANGE_STATES, suggestForm } from "#features/contributions/change.ts";
import { suggestChange } from "#features/contributions/server/suggest-change.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Suggested = v.pipe(
  v.object({
    changes: v.array(
      v.object({
        _id: v.pipe(v.string(), v.description("By which it is taken back, and decided")),
        state: v.picklist(CHANGE_STATES),
      }),
    ),
  }),
  v.metadata({ ref: "Suggested" }),
);

const description = describeCall({
  summary: "Suggests that facts of a shop, or lines of its menu, are otherwise",
  description:
    "With `targetType` `shop`, `changes` holds the fields that are otherwise; what is `null` is not known any more. With `menu` " +
    "it holds `lines`, each of a product (`productId`) or of a name (`rawName`), which are added, changed, or removed with " +
    "`isListed: false`. Each line is a change of its own. An owner’s word is so at once, except for name, address and who gets " +
    "in; that of somebody trusted where it fills a gap; the rest waits for an admin.",
  answer: "What became of it",
  shape: Suggested,
  refusals: {
    400: "A field is not right, or nothing differs from what is known",
    404: "There is no such shop or product",
    422: "The menu of this shop, or its prices, may not be shown",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/suggestchange` (contract.md). */
export function suggestchange({ areQuotasOn }: Pick<ApiOptions, "areQuotasOn">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("suggestchange"),
    description,
    check("json", suggestForm),
    async (c) => {
      const keep = c.get("keepAnswer");
      const member = asMember(c.get("viewer"));
      const suggested = await suggestChange(c.get("database"), member, c.req.valid("json"), {
        now: c.get("now")(),
        isLimited: areQuotasOn,
        alsoDo: (tx, answer) => keep?.(tx, answer),
      });
      return c.json(suggested);
    },
  );
}
