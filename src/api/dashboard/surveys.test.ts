import { describe, expect, test } from "vitest";
import { auditEntries } from "#features/audit/server/audit-entries.ts";
import { readAuditQuery } from "#features/audit/audit-query.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { run } from "#features/leaving/server/planted-account.test-support.ts";
import { answerSurvey } from "#features/surveys/server/answer-survey.ts";
import type { SurveyCounts, SurveyText } from "#features/surveys/survey-report.ts";
import type { Answers } from "#features/surveys/survey-form.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);
const DAY_MS = 24 * 60 * 60_000;

interface Answer {
  status: number;
  body: SurveyCounts & { items: SurveyText[]; total: number; page: number };
}

const caller = async () =>
  (await callerOf(database, "surveys", { role: "admin" })) as unknown as (
    method: string,
    query: string,
    body?: object,
  ) => Promise<Answer>;

const answer = (answers: Answers, { daysAgo = 0, survey = "visit" as "visit" | "cones" } = {}) =>
  answerSurvey(
    database,
    { survey, answers },
    { accountId: null, now: new Date(NOW.getTime() - daysAgo * DAY_MS) },
  );

async function answerTimes(count: number, answers: Answers, options?: { daysAgo: number }): Promise<void> {
  for (let time = 0; time < count; time++) await answer(answers, options);
}

const radio = ({ questions }: SurveyCounts, id: string) => {
  const found = questions.find(({ question }) => question === id);
  return Object.fromEntries([
    ...(found?.options ?? []).map(({ option, count, percent }) => [option, [count, percent]]),
    ["unanswered", [found?.unanswered.count, found?.unanswered.percent]],
  ]) as Record<string, [number | null, number | null]>;
};

describe("GET /api/dashboard/surveys", () => {
  test("counts each option and those who left the question out, and hides what is small with its company", async () => {
    await answerTimes(20, { howOften: "daily", whatInfluencesDecision: ["reviews", "location"] });
    await answerTimes(10, { howOften: "weekly", whatInfluencesDecision: ["reviews"] });
    await answerTimes(7, { howOften: "monthly" });
    await answerTimes(3, { howOften: "less" });
    const { body } = await (await caller())("GET", "");
    expect(body.n).toBe(40);
    // Three said less and nobody left it out: as one of the two is withheld, the other is too.
    expect(radio(body, "howOften")).toEqual({
      daily: [20, 50],
      weekly: [10, 25],
      monthly: [7, 17.5],
      less: [null, null],
      unanswered: [null, null],
    });
    expect(radio(body, "whatInfluencesDecision")).toMatchObject({
      reviews: [30, 75],
      location: [20, 50],
      products: [null, null],
      unanswered: [10, 25],
    });
  });

  test("says nothing while fewer than five answered", async () => {
    await answerTimes(4, { howOften: "daily" });
    const { body } = await (await caller())("GET", "");
    expect(body.n).toBeNull();
    expect(radio(body, "howOften")).toMatchObject({ daily: [null, null], unanswered: [null, null] });
  });

  test("tells no sum from which small numbers could be worked out", async () => {
    for (const howOften of ["daily", "weekly", "monthly", "less"]) await answerTimes(2, { howOften });
    await answerTimes(2, { willGoToShop: "today" });
    expect((await (await caller())("GET", "")).body.n).toBeNull();
  });

  test("looks at one survey, and at the days that are asked for", async () => {
    await answerTimes(6, { howOften: "daily" }, { daysAgo: 29 });
    await answerTimes(5, { howOften: "weekly" }, { daysAgo: 30 });
    const call = await caller();
    expect((await call("GET", "")).body.n).toBe(11);
    expect((await call("GET", "?days=30")).body.n).toBe(6);
    expect((await call("GET", "?survey=cones")).body).toMatchObject({
      n: null,
      questions: [
        { question: "isFamiliarWithPreRolledCones", kind: "radio" },
        { question: "isFamiliarWithConesBenefits" },
      ],
    });
    expect((await call("GET", "?days=7")).status).toBe(400);
    expect((await call("GET", "?survey=weather")).status).toBe(400);
  });

  test("does not count people who said nothing", async () => {
    await answerTimes(5, { howOften: "daily" });
    const { accountId } = await addMember(database);
    await answerSurvey(database, { survey: "visit", answers: null }, { accountId, now: NOW });
    expect((await (await caller())("GET", "")).body.n).toBe(5);
  });

  test("has people's own words in pages, the newest first", async () => {
    for (let number = 1; number <= 51; number++) await answer({ gmFeedback: `Words ${number}` });
    await answer({ whatWouldMakeItBetter: "Longer ones" }, { survey: "cones" });
    const call = await caller();
    const { body } = await call("GET", "");
    expect([body.total, body.page, body.items.length]).toEqual([51, 1, 50]);
    expect(body.items[0]).toMatchObject({ question: "gmFeedback", text: "Words 51", day: "2026-11-21" });
    expect((await call("GET", "?page=9")).body).toMatchObject({ page: 2, items: [{ text: "Words 1" }] });
  });

  test("is a file for spreadsheets too, in which nothing is a formula", async () => {
    await answerTimes(5, { howOften: "daily" });
    await answer({ gmFeedback: '=HYPERLINK("http://example.org")' });
    const { status, body } = await (await caller())("GET", "?format=csv");
    expect(status).toBe(200);
    const lines = String(body).split("\r\n");
    expect(lines).toContain("visit,howOften,weekly,,,1,");
    expect(lines).toContain("visit,,,6,,0,");
    expect(lines).toContain(`visit,gmFeedback,"'=HYPERLINK(""http://example.org"")",,,,2026-11-21`);
  });
});

describe("DELETE /api/dashboard/surveys", () => {
  test("removes somebody's words and nothing else, once, with an entry in the log that does not tell them", async () => {
    await answerTimes(4, { howOften: "daily" });
    await answer({ howOften: "daily", gmFeedback: "Call me on 06 12345678" });
    const call = await caller();
    const [{ _id, rev } = {}] = (await call("GET", "")).body.items;
    expect(await call("DELETE", "", { _id, rev: "other" })).toMatchObject({
      status: 409,
      body: { current: { _id, text: "Call me on 06 12345678" } },
    });
    expect(await call("DELETE", "", { _id, rev })).toEqual({ status: 200, body: {} });
    expect((await call("DELETE", "", { _id, rev })).status).toBe(404);
    expect((await call("GET", "")).body).toMatchObject({ n: 5, total: 0 });
    const { items } = await auditEntries(database, readAuditQuery(new URLSearchParams("type=survey")), "en");
    expect(items).toMatchObject([{ action: "remove", details: [{ word: "survey", value: "visit" }] }]);
    expect(JSON.stringify(await run(database, "select details from audit_entry"))).not.toContain("06");
  });

  test("lets somebody invented remove what was invented, and nothing of real people", async () => {
    await answer({ gmFeedback: "Real words" });
    const call = await caller();
    await run(database, "update account set is_sample = true, url = 'sample-' || url");
    const [{ _id, rev } = {}] = (await call("GET", "")).body.items;
    expect((await call("DELETE", "", { _id, rev })).status).toBe(403);
  });

  test("is for admins", async () => {
    const call = await callerOf(database, "surveys", { role: "mod" });
    expect(await call("GET", "")).toMatchObject({ status: 403 });
    expect(await call("DELETE", "", { _id: "1", rev: "x" })).toMatchObject({ status: 403 });
  });
});
