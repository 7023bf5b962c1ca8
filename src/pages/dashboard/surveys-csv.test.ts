import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { answerSurvey } from "#features/surveys/server/answer-survey.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testWorld } from "#tests/support/database.ts";
import { drawnPages } from "#tests/support/drawn-pages.ts";

const now = new Date();
const FILE = "/dashboard/surveys/answers.csv?survey=visit";

// As many as it takes for counts to be shown.
const database = testWorld(async (world) => {
  await settleSmallWorld(world);
  for (let count = 0; count < 20; count += 1)
    await answerSurvey(world, { survey: "visit", answers: { howOften: "daily" } }, { accountId: null, now });
});

async function ask(viewer: Viewer): Promise<{ status: number; text: string }> {
  const draw = await drawnPages({ database, now: () => now, report: () => undefined, viewer });
  return draw(FILE);
}

/** Somebody with roles, of a shop or brand by its number. */
async function viewerWith(roles: object): Promise<Viewer> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, ...roles } };
}

test("an admin gets what people answered as a file, which nobody keeps on the way", async () => {
  const { status, text } = await ask(await viewerWith({ admin: true }));
  expect(status).toBe(200);
  expect(text).toContain('["content-type","text/csv; charset=utf-8"]');
  expect(text).toContain('["cache-control","private, no-store"]');
  expect(text).toContain("visit,howOften,daily,20,100,0,");
});

test.each([
  ["whoever is not logged in", () => ANONYMOUS, "/login"],
  ["a member", () => viewerWith({}), '["location","/"]'],
  ["a moderator", () => viewerWith({ mod: true }), '["location","/dashboard"]'],
  [
    "whoever speaks for a shop",
    async () => viewerWith({ shopAdmin: [(await shopIn(database, "andersom")).id] }),
    '["location","/dashboard"]',
  ],
  ["whoever speaks for a brand", () => viewerWith({ brandAdmin: [1] }), '["location","/dashboard"]'],
])("%s gets no answer of anybody, and is led away", async (_, viewer, away) => {
  const { status, text } = await ask(await viewer());
  expect([status, text]).toEqual([302, expect.stringContaining(away)]);
  expect(text).not.toContain("howOften");
});
