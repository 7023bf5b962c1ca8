import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { CHANGE_STATES } from "#features/contributions/change.ts";
import { suggestForm } from "#features/contributions/change-forms.ts";
import { suggestChange } from "#features/contributions/server/suggest-change.ts";
import { suggestProductChange } from "#features/contributions/server/suggest-product-change.ts";
import { suggestShop } from "#features/contributions/server/suggest-shop.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const SuggestedShape = v.pipe(
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
  summary:
    "Suggests that facts of a shop or a product, or lines of a menu, are otherwise, or that a shop is missing",
  description:
    "With `targetType` `shop`, `changes` holds the fields that are otherwise; what is `null` is not known any more. Without " +
    "`targetId` it is a shop that is missing, which waits for an admin in any case. With `menu` " +
    "it holds `lines`, each of a product (`productId`) or of a name (`rawName`), which are added, changed, or removed with " +
    "`isListed: false`. Each line is a change of its own. An owner’s word is so at once, except for name, address and who gets " +
    "in; that of somebody trusted where it fills a gap; the rest waits for an admin. With `product` it holds the fields of a " +
    "product that are otherwise: `marketedAs`, `effects`, `flavours` and `breeder` are those of its strain, for all products of it. " +
    "They wait for an admin, but for THC and CBD of what the caller’s own brand makes, where its `type` stays.",
  answer: "What became of it",
  shape: SuggestedShape,
  refusals: {
    400: "A field is not right, does not fit the product, or nothing differs from what is known",
    404: "There is no such shop or product",
    409: "The shop is listed already, whose name and slug are `values.name` and `values.url`, or it waits already; or a call with this `Idempotency-Key` is still at work",
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
      const member = asMember(c.get("viewer"));
      const form = c.req.valid("json");
      const options = { now: c.get("now")(), isLimited: areQuotasOn };
      return c.json(
        await answered(c, (tx) => {
          if (form.targetId === undefined) return suggestShop(tx, member, form, options);
          if (form.targetType === "product") return suggestProductChange(tx, member, form, options);
          return suggestChange(tx, member, form, options);
        }),
      );
    },
  );
}
