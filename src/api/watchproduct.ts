import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { watchForm } from "#features/products/watch.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Watched = v.pipe(
  v.object({
    watch: v.pipe(v.boolean(), v.description("Whether the caller is told of it there now")),
  }),
  v.metadata({ ref: "Watched" }),
);

const description = describeCall({
  summary: "Wants to be told when a shop in or near a town has a product, or no longer",
  description:
    "A `backInStock` notice follows when a menu of the town, its municipality or ten kilometres around it has it. To say it twice changes nothing.",
  answer: "They will be told, or not",
  shape: Watched,
  refusals: { 400: "A field is not right, or there are too many", 404: "There is no such product or city" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/watchproduct`: our addition. */
export const watchproduct = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("watchproduct"),
  description,
  check("json", watchForm),
  async (c) => {
    const { productId, city, watch } = c.req.valid("json");
    await watchProduct(c.get("database"), asMember(c.get("viewer")), { productId, city, watch });
    return c.json({ watch });
  },
);
