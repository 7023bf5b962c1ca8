import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { addLiveDeal } from "#features/moderation/server/small-news.test-support.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import { addAdmin, addReview, settleSmallCase } from "#features/moderation/server/small-case.test-support.ts";
import { solvedCaptcha, TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database)),
);

const { api, report } = testApi(database, { captchaKey: TEST_KEY });

async function call(method: string, path: string, body?: object, by?: Member) {
  const headers = { "content-type": "application/json", ...(by && (await signedIn(database, by))) };
  const answer = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(report).not.toHaveBeenCalled();
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const paramsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.errors as { param: string }[] | undefined)?.map(({ param }) => param);

const about = () => ({ targetType: "review", targetId: String(reviewId), reason: "fake", text: "" });

describe("POST /api/report", () => {
  test("needs no captcha with an account, and one without", async () => {
    const noor = await addMember(database);
    expect(await call("POST", "/report", about(), noor)).toEqual({
      status: 200,
      body: { reportId: expect.stringMatching(/^\d+$/) },
    });
    expect(paramsOf(await call("POST", "/report", about()))).toEqual(["captcha"]);
    const captcha = await solvedCaptcha("report");
    const guest = { ...about(), email: "mies@example.org", captcha };
    expect((await call("POST", "/report", guest)).status).toBe(200);
    // Each captcha counts once, and for this form only.
    for (const other of [captcha, await solvedCaptcha("contact")])
      expect(paramsOf(await call("POST", "/report", { ...about(), captcha: other }))).toEqual(["captcha"]);
  });

  test.each([
    [{ targetType: "planet" }, ["targetType"]],
    [{ reason: "ugly" }, ["reason"]],
    [{ reason: "legalOrder" }, ["reason"]],
    [{ reason: "other" }, ["text"]],
    [{ text: "x".repeat(100_000) }, ["text"]],
    [{ text: "a\u0000b" }, ["text"]],
    [{ text: "evil\u202Etxt" }, ["text"]],
    [{ email: "mies" }, ["email"]],
    [{ email: "mies@example.org\r\nBcc: all@example.org" }, ["email"]],
    [{ goodFaith: false }, ["goodFaith"]],
    [{ fax: "020" }, ["fax"]],
    [{ targetId: "-1" }, ["targetId"]],
    [{ targetId: "1e99" }, ["targetId"]],
  ])("refuses %j", async (change, params) => {
    const noor = await addMember(database);
    const answer = await call("POST", "/report", { ...about(), ...change }, noor);
    expect([400, 404]).toContain(answer.status);
    expect(paramsOf(answer)).toEqual(params);
  });
});

describe("POST /api/approvereview", () => {
  const removal = { approve: false, reason: "fake", explanation: "Nobody of that name works there." };

  test("removes with a reason and an explanation, and says who was first to the second", async () => {
    for (const [change, params] of [
      [{ reason: undefined }, ["reason"]],
      [{ explanation: undefined }, ["explanation"]],
      [{ explanation: "No." }, ["explanation"]],
      [{ userId: String(ada.accountId) }, ["userId"]],
    ] as const) {
      const answer = await call("POST", "/approvereview", { reviewId, ...removal, ...change }, ada);
      expect([answer.status, paramsOf(answer)]).toEqual([400, params]);
    }
    expect(await call("POST", "/approvereview", { reviewId, ...removal }, ada)).toEqual({
      status: 200,
      body: {},
    });
    const eva = await addAdmin(database, "Eva");
    expect(await call("POST", "/approvereview", { reviewId, approve: true }, eva)).toEqual({
      status: 409,
      body: { errors: [{ msg: "Was decided already", param: "reviewId", values: { name: "Ada" } }] },
    });
  });

  test("is answered the second time with its key as the first", async () => {
    const waiting = await addReview(database, await addMember(database), { state: "pending" });
    const headers = {
      "content-type": "application/json",
      "idempotency-key": "k",
      ...(await signedIn(database, ada)),
    };
    const send = () =>
      api.request("/approvereview", {
        method: "POST",
        headers,
        body: JSON.stringify({ reviewId: waiting, approve: true }),
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
  });
});

test("a deal that was removed is told to all who speak for the brand, and one of them appeals", async () => {
  const brand = { type: "brand" as const, id: await addBrand(database) };
  const [first, second] = [await addOwner(database, brand), await addOwner(database, brand)];
  const dealId = await addLiveDeal(database, brand.id);
  await call("POST", "/report", { ...about(), targetType: "deal", targetId: String(dealId) }, sam);
  const { body: listed } = await call("GET", "/dashboard/reports", undefined, ada);
  const [{ _id, rev, title, content } = {}] = listed.items as {
    _id?: string;
    rev?: number;
    title?: string;
    content?: string;
  }[];
  expect(title).toBe("Tweede pakje halve prijs");
  expect(content).toBe("Tweede pakje halve prijs\n\nAlleen **lange** vloei.");
  const changes = { decision: "removed", reason: "promotion", explanation: "It gives something away." };
  const decided = await call("PATCH", "/dashboard/reports", { _id, rev, changes }, ada);
  expect(decided.status).toBe(200);
  for (const owner of [first, second]) {
    const { body: notices } = await call("GET", "/notifications", undefined, owner);
    expect(notices).toMatchObject([
      { type: "reportNotice", targetType: "deal", reason: "promotion", brand: { _id: String(brand.id) } },
    ]);
  }
  const { body: notices } = await call("GET", "/notifications", undefined, first);
  const [{ redirect = "" } = {}] = notices as unknown as { redirect: string }[];
  const words = { decisionId: redirect.split("/").at(-1), text: "It is a second pack at half price." };
  expect((await call("POST", "/appeal", words, sam)).status).toBe(404);
  expect((await call("POST", "/appeal", words, first)).status).toBe(200);
  expect(await call("POST", "/appeal", words, second)).toEqual({
    status: 409,
    body: { errors: [{ msg: "Was appealed already", param: "decisionId" }] },
  });
});

test("the whole way: reported, removed, appealed, restored by another admin", async () => {
  const noor = await addMember(database);
  await call("POST", "/report", about(), noor);
  const { body: listed } = await call("GET", "/reportedreviews", undefined, ada);
  const [one] = listed as unknown as {
    _id: string;
    reviewId: string;
    reason: string;
    user: { _id: string };
  }[];
  expect(one).toMatchObject({
    reviewId: String(reviewId),
    reason: "fake",
    user: { _id: String(sam.accountId) },
  });
  await call(
    "POST",
    "/approvereview",
    {
      reviewId: one?.reviewId,
      userId: String(sam.accountId),
      approve: false,
      reason: "fake",
      explanation: "Nobody of that name works there.",
    },
    ada,
  );
  const { body: notices } = await call("GET", "/notifications", undefined, sam);
  const [notice] = notices as unknown as { type: string; reason: string; redirect: string }[];
  expect(notice).toMatchObject({
    type: "reportNotice",
    reason: "fake",
    redirect: expect.stringMatching(/^\/moderation\/\d+$/),
  });
  const decisionId = notice?.redirect.split("/").at(-1);
  const words = { decisionId, text: "Her name is on the door." };
  expect((await call("POST", "/appeal", words, noor)).status).toBe(404);
  expect((await call("POST", "/appeal", words, sam)).body).toMatchObject({ isWaiting: true });
  expect((await call("POST", "/appeal", words, sam)).status).toBe(409);
  const { body: appeals } = await call("GET", "/dashboard/appeals", undefined, ada);
  expect(appeals).toMatchObject({ total: 1, page: 1, items: [{ rev: 1, decisionId, mayDecide: false }] });
  const [{ _id: id, rev }] = appeals.items as [{ _id: string; rev: number }];
  const decision = { _id: id, rev, changes: { decision: "restored", explanation: "She does work there." } };
  expect((await call("PATCH", "/dashboard/appeals", decision, ada)).status).toBe(403);
  const eva = await addAdmin(database, "Eva");
  expect((await call("PATCH", "/dashboard/appeals", decision, eva)).status).toBe(200);
  expect((await call("PATCH", "/dashboard/appeals", decision, eva)).status).toBe(409);
  const { body: after } = await call("GET", "/notifications", undefined, sam);
  expect((after as unknown as object[])[0]).toMatchObject({ type: "appealDecided", outcome: "restored" });
});

test("what is not a review is listed and decided under /dashboard/reports", async () => {
  const profile = { targetType: "user", targetId: sam.accountId, reason: "promotion", text: "Sells things" };
  await call("POST", "/report", profile, await addMember(database));
  const { body } = await call("GET", "/dashboard/reports", undefined, ada);
  expect(body).toMatchObject({
    total: 1,
    page: 1,
    items: [{ targetType: "user", path: "/user/sam", reports: [{}] }],
  });
  const [{ _id: id, rev }] = body.items as [{ _id: string; rev: number }];
  const decide = (changes: object) => call("PATCH", "/dashboard/reports", { _id: id, rev, changes }, ada);
  expect(
    paramsOf(await decide({ decision: "removed", reason: "promotion", explanation: "It sells things." })),
  ).toEqual(["resets"]);
  expect((await decide({ decision: "kept" })).status).toBe(200);
  expect((await decide({ decision: "kept" })).status).toBe(409);
});
