import { Hono } from "hono";
import * as v from "valibot";
import { answerSurvey } from "#features/surveys/server/answer-survey.ts";
import { surveyForm } from "#features/surveys/survey-form.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "What somebody answers in a survey, or that they would rather not",
  description:
    "Needs no account, and keeps nothing that leads to whoever has none. Every answer may be left out, but not all of them. `answers: null` " +
    "says that a member was asked and said nothing: the survey is not offered to them again.",
  answer: "Whether it was kept. A member answers a survey once; what comes later changes nothing",
  shape: v.object({ isKept: v.boolean() }),
  refusals: { 400: "There is no such survey, question or option, or no answer at all" },
  isPost: true,
  isRateLimited: true,
});

/** `POST /api/survey` (contract.md). */
export const survey = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("survey"),
  description,
  check("json", surveyForm),
  async (c) => {
    const [form, { accountId }, now] = [c.req.valid("json"), c.get("viewer"), c.get("now")()];
    return c.json(await answered(c, (tx) => answerSurvey(tx, form, { accountId, now })));
  },
);
