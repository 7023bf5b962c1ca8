import { describe, expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { run } from "#features/leaving/server/planted-account.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const NOW = new Date("2026-11-28T23:30:00Z");
const { post } = testApi(database, { now: () => NOW });

const ANSWERS = {
  willGoToShop: "thisWeek",
  whatInfluencesDecision: ["atmosphere", "reviews"],
  gmFeedback: "  More about the music.\r\nThanks ",
};

const kept = () =>
  run(database, `select survey, account_id, answers, text, day::text from survey_response order by id`);

describe("POST /api/survey", () => {
  test("keeps what a guest says, and nothing of the guest", async () => {
    const answer = await post("/survey", { survey: "visit", answers: ANSWERS });
    expect([answer.status, await answer.json()]).toEqual([200, { isKept: true }]);
    expect(await kept()).toEqual([
      {
        survey: "visit",
        account_id: null,
        answers: { willGoToShop: "thisWeek", whatInfluencesDecision: ["reviews", "atmosphere"] },
        text: "More about the music.\nThanks",
        day: "2026-11-29",
      },
    ]);
  });

  test("takes one answer of a person: a second one changes nothing, and is told so", async () => {
    const headers = await signedIn(database, await addMember(database));
    const say = async (howOften: string) =>
      (await post("/survey", { survey: "visit", answers: { howOften } }, headers)).json();
    expect(await say("daily")).toEqual({ isKept: true });
    expect(await say("less")).toEqual({ isKept: false });
    expect(await kept()).toMatchObject([{ answers: { howOften: "daily" }, text: null }]);
  });

  test("remembers that a member was asked, and nothing of a guest who was", async () => {
    const headers = await signedIn(database, await addMember(database));
    const closing = { survey: "cones", answers: null };
    expect(await (await post("/survey", closing)).json()).toEqual({ isKept: false });
    expect(await (await post("/survey", closing, headers)).json()).toEqual({ isKept: true });
    expect(await (await post("/survey", closing, headers)).json()).toEqual({ isKept: false });
    expect(await kept()).toMatchObject([{ survey: "cones", answers: null, text: null }]);
  });

  test("takes an answer from another window in which the survey was still open", async () => {
    const headers = await signedIn(database, await addMember(database));
    await post("/survey", { survey: "visit", answers: null }, headers);
    const answer = await post("/survey", { survey: "visit", answers: { gmFeedback: "Late" } }, headers);
    expect(await answer.json()).toEqual({ isKept: true });
    expect(await kept()).toMatchObject([{ answers: {}, text: "Late" }]);
  });

  test.each([
    [{ survey: "visit", answers: {} }, "answers", "Must have an answer"],
    [{ survey: "visit", answers: { gmFeedback: " \u200b " } }, "answers.gmFeedback", "Must not be empty"],
    [{ survey: "visit", answers: { whatInfluencesDecision: [] } }, "answers", "Must have an answer"],
    [{ survey: "cones", answers: { howOften: "daily" } }, "answers.howOften", "Must not be given"],
    [{ survey: "visit", answers: { howOften: "often" } }, "answers.howOften", "Must be one of the options"],
    [
      { survey: "visit", answers: { whatInfluencesDecision: "reviews" } },
      "answers.whatInfluencesDecision",
      "Must be some of the options",
    ],
    [
      { survey: "visit", answers: { gmFeedback: "x".repeat(1001) } },
      "answers.gmFeedback",
      "Must have at most 1000 characters",
    ],
    [{ survey: "visit", answers: { gmFeedback: "a\u0000b" } }, "answers.gmFeedback", "Must be plain text"],
    [{ survey: "weather", answers: null }, "survey", "Must be one of the surveys"],
    [{ survey: "visit" }, "answers", "Must be given"],
    [{ survey: "visit", answers: "yes" }, "answers", "Must be an object"],
    [{ survey: "visit", answers: { howOften: "less" }, name: "Sam" }, "name", "Must not be given"],
  ])("refuses %j and says where", async (form, param, msg) => {
    const answer = await post("/survey", form);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ msg, param }] }]);
    expect(await kept()).toEqual([]);
  });
});
