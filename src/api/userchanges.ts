import { Hono } from "hono";
import * as v from "valibot";
import { CHANGE_STATES, CHANGED_TYPES } from "#features/contributions/change.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { changesWaiting } from "#features/contributions/server/changes-in.ts";
import type { ApiEnvironment } from "./app.ts";
import { describeCall } from "./describe-call.ts";
import { PersonShape } from "./person-schema.ts";

const value = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.object({ latitude: v.number(), longitude: v.number() }),
  v.array(v.object({ unit: v.string(), quantity: v.number(), cents: v.number() })),
  v.array(v.string()),
]);

const named = { _id: v.string(), url: v.string(), name: v.string() };

const UserChangeShape = v.pipe(
  v.object({
    _id: v.string(),
    productId: v.pipe(
      v.nullable(v.string()),
      v.description("The product, or that of a line of a menu; null while it is a name only"),
    ),
    product: v.nullable(v.object({ ...named, type: v.picklist(PRODUCT_TYPES), isSample: v.boolean() })),
    type: v.picklist(CHANGED_TYPES),
    state: v.picklist(CHANGE_STATES),
    shop: v.pipe(
      v.nullable(v.object({ ...named, isSample: v.boolean() })),
      v.description("Null for a product, and while it is a shop that is missing"),
    ),
    isSample: v.pipe(v.boolean(), v.description("By somebody invented")),
    fields: v.array(v.object({ field: v.string(), before: value, after: value })),
    answered: v.pipe(
      v.nullable(v.string()),
      v.description(
        "The fact or group that was answered with one tap; a group without fields is no longer so",
      ),
    ),
    text: v.string(),
    as: v.picklist(["visitor", "owner"]),
    author: v.nullable(PersonShape),
    suggestedAt: v.string(),
    decidedAt: v.nullable(v.string()),
  }),
  v.metadata({ ref: "UserChange" }),
);

const description = describeCall({
  summary: "What people and owners suggested, and waits for an admin",
  description: "A list whose first element has both, the oldest first.",
  answer: "The list",
  shape: v.array(
    v.object({
      menuEdits: v.pipe(v.array(UserChangeShape), v.description("Suggestions of people")),
      adminEdits: v.pipe(v.array(UserChangeShape), v.description("Changes by owners")),
    }),
  ),
  refusals: { 403: "The caller is no admin" },
  isForAccounts: true,
});

/** `GET /api/userchanges` (specification section 7). */
export const userchanges = new Hono<ApiEnvironment>().get("/", description, async (c) =>
  c.json([await changesWaiting(c.get("database"))]),
);
