import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { openCaseForm } from "#features/desk-queue/open-case.ts";
import { decidedOfLate } from "#features/desk-queue/server/decided-of-late.ts";
import { openByOthers, tellOpen } from "#features/desk-queue/server/open-cases.ts";
import { waitingIn, waitingOf } from "#features/desk-queue/server/waiting-in.ts";
import { WAITING_KINDS } from "#features/desk-queue/waiting.ts";
import { waitingCounts } from "#features/moderation/server/to-do-counts.ts";
import { pageSchema } from "#platform/page-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const QueueShape = v.pipe(
  v.object({
    items: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(WAITING_KINDS),
        isSevere: v.pipe(v.boolean(), v.description("It may hurt somebody while it waits")),
        title: v.pipe(v.nullable(v.string()), v.description("Of what it is about")),
        person: v.pipe(v.nullable(v.string()), v.description("Who wrote, sent or asked")),
        since: v.string(),
        openBy: v.pipe(v.array(v.string()), v.description("Who else has it open")),
      }),
    ),
    total: v.number(),
    page: v.number(),
    decided: v.pipe(
      v.array(v.object({ id: v.string(), by: v.nullable(v.string()) })),
      v.description("What waits no more, of late, and who decided it, as far as the log says; for admins"),
    ),
    counts: v.pipe(
      v.nullable(v.record(v.string(), v.number())),
      v.description("How much waits of each kind: for admins all but names on menus, for moderators these"),
    ),
  }),
  v.metadata({ ref: "Queue" }),
);

const listing = describeCall({
  summary: "All that waits for a decision, over all rooms of the dashboard",
  description:
    "Severe reports first, then what the law gives an answer in time, then whatever else somebody waits for, and last what the site found itself; the oldest first in each. Moderators are told what moderators decide. Each is decided by the call of its room.",
  answer: "A page of 50",
  shape: QueueShape,
  refusals: { 400: "The page is not right", 403: "The caller is no moderator" },
  isForAccounts: true,
});

const opening = describeCall({
  summary: "Tells the others at the desk which case the caller has open",
  description:
    "For two minutes, or until another is told: `null` once none is open. It keeps nobody from deciding.",
  answer: "It is told",
  shape: v.object({}),
  refusals: {
    400: "The id is of no case that the caller decides",
    403: "The caller is no moderator, or it was sent by a page of another site",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET` and `POST /api/dashboard/queue`. */
export const dashboardqueue = new Hono<ApiEnvironment>()
  .get("/", listing, check("query", v.object({ page: pageSchema })), async (c) => {
    const { page: asked } = c.req.valid("query");
    const [database, member] = [c.get("database"), asMember(c.get("viewer"))];
    const [{ items, total, page }, openBy, decided, counts] = await Promise.all([
      waitingIn(database, member, { page: asked }),
      openByOthers(database, member, { now: c.get("now")() }),
      decidedOfLate(database, member),
      waitingCounts(database, member),
    ]);
    const waiting = items.map((one) => waitingOf(one, openBy));
    return c.json({ items: waiting, total, page, decided, counts });
  })
  .post("/", takesJson, opening, check("json", openCaseForm), async (c) => {
    const { id } = c.req.valid("json");
    await tellOpen(c.get("database"), asMember(c.get("viewer")), { id, now: c.get("now")() });
    return c.json({});
  });
