import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { decideForm } from "#features/moderation/decision.ts";
import { appealAnswer, pageAnswer, reportAnswer } from "#features/moderation/queue-answers.ts";
import { decideAppeal } from "#features/moderation/server/decide-appeal.ts";
import { decideReport } from "#features/moderation/server/decide-report.ts";
import { queuedAppeals } from "#features/moderation/server/queued-appeals.ts";
import { queuedReports } from "#features/moderation/server/queued-reports.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { AppealPageShape, ReportPageShape } from "./queue-schemas.ts";
import { takesJson } from "./takes-json.ts";

const pageQuery = v.object({
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, "Must be a page, from 1"),
      v.transform(Number),
      v.description("From 1, with 50 each"),
    ),
    "1",
  ),
});

const FOR_ADMINS = { 403: "The caller is no admin" };

const readsReports = describeCall({
  summary: "What was reported besides reviews",
  answer: "One for each thing, the first reported first",
  shape: ReportPageShape,
  refusals: { 400: "The page is none", ...FOR_ADMINS },
  isForAccounts: true,
});

const decided = {
  answer: "It is decided",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, or it cannot be removed by a decision",
    403: "The caller is no admin, or somebody else has to decide",
    404: "There is none",
    409: "Somebody was first, and `values.name` says who",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
} as const;

const decidesReport = describeCall({
  summary: "Decides about what was reported: `removed` or `kept`",
  description:
    "All open reports of the thing are decided. `removed` needs `reason` and `explanation`, and of a person `resets`: what is reset.",
  ...decided,
});

/** `GET` and `PATCH /api/dashboard/reports` (contract.md). */
export const dashboardreports = new Hono<ApiEnvironment>()
  .get("/", readsReports, check("query", pageQuery), async (c) => {
    const reports = await queuedReports(c.get("database"), c.req.valid("query"));
    return c.json(pageAnswer(reports, reportAnswer));
  })
  .patch("/", takesJson, decidesReport, check("json", decideForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    await decideReport(c.get("database"), admin, c.req.valid("json"), { now: c.get("now")() });
    return c.json({});
  });

const readsAppeals = describeCall({
  summary: "Appeals that nobody has decided",
  answer: "The oldest first",
  shape: AppealPageShape,
  refusals: { 400: "The page is none", ...FOR_ADMINS },
  isForAccounts: true,
});

const decidesAppeal = describeCall({
  summary: "Decides an appeal: `restored`, or `removed` for what stays away",
  description: "Never by whoever decided first. `kept` says the same as `removed`: the decision is kept.",
  ...decided,
});

/** `GET` and `PATCH /api/dashboard/appeals` (contract.md). */
export const dashboardappeals = new Hono<ApiEnvironment>()
  .get("/", readsAppeals, check("query", pageQuery), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const appeals = await queuedAppeals(c.get("database"), admin, c.req.valid("query"));
    return c.json(pageAnswer(appeals, appealAnswer));
  })
  .patch("/", takesJson, decidesAppeal, check("json", decideForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    await decideAppeal(c.get("database"), admin, c.req.valid("json"), { now: c.get("now")() });
    return c.json({});
  });
