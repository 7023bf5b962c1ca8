import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { restoreForm } from "#features/moderation/restoration.ts";
import { restoreRemoved } from "#features/moderation/server/restore-removed.ts";
import { writtenBy } from "#features/users/server/written-by.ts";
import { WRITTEN_KINDS, WRITTEN_STATES } from "#features/users/written.ts";
import { pageSchema } from "#platform/page-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const WrittenShape = v.pipe(
  v.object({
    items: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(WRITTEN_KINDS),
        state: v.picklist(WRITTEN_STATES),
        text: v.pipe(
          v.string(),
          v.description("What is said, or the beginning of it; of a question nothing"),
        ),
        item: v.nullable(
          v.object({ type: v.string(), id: v.string(), url: v.string(), name: v.string(), path: v.string() }),
        ),
        picture: v.pipe(
          v.nullable(v.object({ type: v.string(), id: v.string(), width: v.number(), height: v.number() })),
          v.description("Of a photo, which `GET /api/reportedpicture` answers"),
        ),
        at: v.string(),
        path: v.pipe(v.nullable(v.string()), v.description("Where an admin acts on it, or sees it")),
        decisionId: v.pipe(v.nullable(v.string()), v.description("The removal that can be undone")),
      }),
    ),
    total: v.number(),
    page: v.number(),
    pageCount: v.number(),
  }),
  v.metadata({ ref: "Written" }),
);

const reading = describeCall({
  summary: "What somebody gave to the site: reviews, answers, photos, suggestions, questions and reports",
  description:
    "The newest first. What they wrote in letters or in applications for jobs is in none, and neither is where they are.",
  answer: "A page of 20",
  shape: WrittenShape,
  refusals: { 400: "Something asked for is not right", 403: "The caller is no admin" },
  isForAccounts: true,
});

const restoring = describeCall({
  summary: "Undoes a removal that was wrong, without an appeal",
  description:
    "It is shown again, its author is told why, and the public log has the decision that undoes the first.",
  answer: "It is back",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or it is theirs: somebody else has to decide",
    404: "There is no such removal",
    409: "It was undone before, an appeal is open, or its author took it back",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

const query = v.object({
  _id: v.pipe(
    v.string("Must be given"),
    v.regex(/^[1-9]\d{0,14}$/, "Must be the `_id` of an account"),
    v.transform(Number),
    v.description("The `_id` of an account"),
  ),
  page: pageSchema,
});

/** `GET` and `PATCH /api/dashboard/written`. No key of idempotency: what is undone cannot be undone again. */
export const dashboardwritten = new Hono<ApiEnvironment>()
  .get("/", reading, check("query", query), async (c) => {
    const { _id: accountId, page } = c.req.valid("query");
    return c.json(await writtenBy(c.get("database"), asAdmin(c.get("viewer")), { accountId, page }));
  })
  .patch("/", takesJson, restoring, check("json", restoreForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    await restoreRemoved(c.get("database"), admin, c.req.valid("json"), { now: c.get("now")() });
    return c.json({});
  });
