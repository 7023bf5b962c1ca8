import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { remarkedQuery, remarkForm } from "#features/moderation/remark.ts";
import { addRemark, remarksOf } from "#features/moderation/server/remarks.ts";
import { answered } from "../answered.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { idempotent } from "../idempotent.ts";
import { takesJson } from "../takes-json.ts";

const RemarksShape = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      by: v.pipe(v.nullable(v.string()), v.description("Null for somebody who is gone")),
      writtenAt: v.string(),
    }),
  ),
});

const reading = describeCall({
  summary: "What admins told each other about a case",
  description: "By what the case is about. Whoever that belongs to is not shown it; after a year it is gone.",
  answer: "The first first",
  shape: RemarksShape,
  refusals: { 400: "The type or the id is not right", 403: "The caller is no admin" },
  isForAccounts: true,
});

const adding = describeCall({
  summary: "Tells the other admins something about a case",
  answer: "All that was told about it",
  shape: RemarksShape,
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or it was sent by a page of another site",
    404: "There is no such thing",
    409: "A call with this `Idempotency-Key` is still at work",
    422: "The `Idempotency-Key` was used for something else",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET` and `POST /api/dashboard/remarks`. */
export const dashboardremarks = new Hono<ApiEnvironment>()
  .get("/", reading, check("query", remarkedQuery), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    return c.json({ items: await remarksOf(c.get("database"), admin, c.req.valid("query")) });
  })
  .post("/", takesJson, idempotent("dashboardremarks"), adding, check("json", remarkForm), async (c) => {
    const [admin, remark] = [asAdmin(c.get("viewer")), c.req.valid("json")];
    return c.json(
      await answered(c, async (tx) => {
        await addRemark(tx, admin, remark);
        return { items: await remarksOf(tx, admin, remark) };
      }),
    );
  });
