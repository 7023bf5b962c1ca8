import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { applicationsQuery, removeApplicationForm } from "#features/jobs/application.ts";
import { applicationsOfJob, cvOfApplication } from "#features/jobs/server/applications-of-job.ts";
import { removeApplication } from "#features/jobs/server/remove-application.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { documentAnswer } from "../takes-document.ts";
import { takesJson } from "../takes-json.ts";

const ApplicationShape = v.pipe(
  v.object({
    _id: v.string(),
    name: v.string(),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    message: v.string(),
    hasCv: v.boolean(),
    sentAt: v.string(),
    goneAt: v.pipe(v.string(), v.description("When it is erased by itself, ISO 8601")),
  }),
  v.metadata({ ref: "Application" }),
);

const REFUSALS = {
  400: "Neither a job nor a CV is asked for",
  403: "The caller speaks for no shop and no brand",
  404: "There is none, or it is of another employer",
};

const reading = describeCall({
  summary: "What people sent to whoever offers a job",
  description:
    "With `job` all of one job offer, the newest first. With `cv` the CV of one, as a file to be saved: it is as it was sent, and nobody has looked into it.",
  answer: "All of them: there is one page",
  shape: v.object({ items: v.array(ApplicationShape), total: v.number(), page: v.number() }),
  refusals: REFUSALS,
  isForAccounts: true,
});

const removing = describeCall({
  summary: "Erases an application with its CV",
  answer: "It is gone for good",
  shape: v.object({}),
  refusals: { ...REFUSALS, 400: "The id is missing" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET` and `DELETE /api/dashboard/applications` (contract.md, "Dashboard calls"; security.md U2). */
export const dashboardapplications = new Hono<ApiEnvironment>()
  .get("/", reading, check("query", applicationsQuery), async (c) => {
    const [database, member] = [c.get("database"), asMember(c.get("viewer"))];
    const { job: jobId, cv: id } = c.req.valid("query");
    if (id !== undefined) {
      const cv = await cvOfApplication(database, member, { id });
      if (!cv) throw new NotFound("cv");
      return documentAnswer(c, cv, `application-${id}.pdf`);
    }
    if (jobId === undefined) throw new Invalid([{ msg: "Must be given", param: "job" }]);
    const items = await applicationsOfJob(database, member, { jobId });
    if (!items) throw new NotFound("job");
    return c.json({ items, total: items.length, page: 1 });
  })
  .delete("/", takesJson, removing, check("json", removeApplicationForm), async (c) => {
    const member = asMember(c.get("viewer"));
    const { _id: id } = c.req.valid("json");
    await c.get("database").transaction((tx) => removeApplication(tx, member, { id }));
    return c.json({});
  });
