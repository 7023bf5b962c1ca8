import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { removeSurveyText } from "#features/surveys/server/remove-survey-text.ts";
import { surveyCounts } from "#features/surveys/server/survey-counts.ts";
import { surveyFile } from "#features/surveys/server/survey-file.ts";
import { surveyTexts } from "#features/surveys/server/survey-texts.ts";
import { removeSurveyTextForm, surveyCallQuery } from "#features/surveys/survey-report.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const counted = {
  count: v.pipe(
    v.nullable(v.number()),
    v.description("Null for what is not shown: it is small, or tells what is"),
  ),
  percent: v.pipe(v.nullable(v.number()), v.description("Of all who answered the survey")),
};

const reading = describeCall({
  summary: "What people answered in a survey",
  description:
    "How often each option was chosen, and what was said in people’s own words: the newest first, 50 on a page.",
  answer: "The counts, and a page of words",
  shape: v.object({
    n: v.pipe(v.nullable(v.number()), v.description("How many people answered")),
    questions: v.array(
      v.object({
        question: v.string(),
        kind: v.picklist(["radio", "checkbox"]),
        options: v.array(v.object({ option: v.string(), ...counted })),
        unanswered: v.object(counted),
      }),
    ),
    items: v.array(
      v.object({ _id: v.string(), rev: v.string(), question: v.string(), text: v.string(), day: v.string() }),
    ),
    total: v.number(),
    page: v.number(),
  }),
  refusals: { 400: "Something asked for is not known", 403: "The caller is no admin" },
  isForAccounts: true,
});

const removing = describeCall({
  summary: "Removes what somebody answered in their own words",
  description: "What they chose stays.",
  answer: "It is gone",
  shape: v.object({}),
  refusals: {
    400: "A field is not right",
    403: "The caller is no admin, or was sent by a page of another site",
    404: "There is no such answer",
    409: "It is another one than that of `rev`",
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `/api/dashboard/surveys` (contract.md, "Dashboard calls"). Nobody adds or edits what others answered. */
export const dashboardsurveys = new Hono<ApiEnvironment>()
  .get("/", reading, check("query", surveyCallQuery), async (c) => {
    asAdmin(c.get("viewer"));
    const { days = null, format, survey, page } = c.req.valid("query");
    const [database, now, asked] = [c.get("database"), c.get("now")(), { survey, days, page }];
    if (format === "csv") {
      c.header("content-type", "text/csv; charset=utf-8");
      c.header("content-disposition", `attachment; filename="survey-${survey}.csv"`);
      return c.body(await surveyFile(database, asked, { now }));
    }
    const { items, total, page: shown } = await surveyTexts(database, asked, { now });
    return c.json({ ...(await surveyCounts(database, asked, { now })), items, total, page: shown });
  })
  .delete("/", takesJson, removing, check("json", removeSurveyTextForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const { _id: id, rev } = c.req.valid("json");
    await c.get("database").transaction((tx) => removeSurveyText(tx, admin, { id, rev }));
    return c.json({});
  });
