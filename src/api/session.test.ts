import { describe, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sessionOf, setUp } from "#features/accounts/server/second-factor.test-support.ts";
import { beginSecondFactor } from "#features/accounts/server/set-up-second-factor.ts";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
import { openSessions, startSession } from "#features/accounts/server/sessions.ts";
import { makeSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

let sam: { accountId: number };
const database = testWorld(async (database) => {
  sam = await addMember(database);
});

const BROWSER = "this browser";
const COOKIE = { cookie: `sign-in=${BROWSER}` };

const codeFor = (path: string, isNew = false, of = sam) =>
  makeSignInCode(database, { ...of, path, isNew, browserHash: hashOfSecret(BROWSER) });

const whoHas = async (token: string) =>
  (await viewerOfToken(database, token, { adminsNeedSecondFactor: false }))?.accountId;

describe("POST /api/session", () => {
  test("exchanges a code for the token of a session, in the answer and in a cookie for the views of pages", async () => {
    const { post } = testApi(database);
    const answer = await post("/session", { code: await codeFor("/deals?page=2#top") }, COOKIE);
    const { token, path } = (await answer.json()) as { token: string; path: string };
    expect([answer.status, path]).toEqual([200, "/deals?page=2#top"]);
    expect(await viewerOfToken(database, token, { adminsNeedSecondFactor: true })).toMatchObject({
      accountId: sam.accountId,
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sign-in=; Max-Age=0; Path=\//),
      `auth_token=${token}; Max-Age=999999; Path=/; SameSite=Lax`,
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("with https and languages on hosts of their own the cookie is secure and theirs together", async () => {
    const { post } = testApi(database, { cookieDomain: "highstreet.example", isSecure: true });
    const secure = { cookie: `__Host-sign-in=${BROWSER}` };
    const answer = await post("/session", { code: await codeFor("/") }, secure);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-sign-in=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax, auth_token=.*; Max-Age=999999; Domain=highstreet\.example; Path=\/; Secure; SameSite=Lax$/,
    );
  });

  test("who is new is led to where the welcome is", async () => {
    const { post } = testApi(database);
    const answer = await post("/session", { code: await codeFor("/deals?page=2#top", true) }, COOKIE);
    expect(await answer.json()).toMatchObject({ path: "/deals?page=2&newUser=1#top" });
  });

  test("whoever has a second factor is told that it was not shown yet, and nobody else", async () => {
    const { post } = testApi(database);
    const answered = async () => {
      const answer = await post("/session", { code: await codeFor("/") }, COOKIE);
      return { ...((await answer.json()) as object), token: "" };
    };
    const me = await (await sessionOf(database, sam))();
    await beginSecondFactor(database, me, { siteName: "Highstreet", now: new Date() });
    expect(await answered()).toEqual({ token: "", path: "/" });
    await setUp(database, me);
    expect(await answered()).toEqual({ token: "", path: "/", needsSecondFactor: true });
  });

  test("takes a code once, and none that was never made", async () => {
    const { post } = testApi(database);
    const code = await codeFor("/");
    await post("/session", { code }, COOKIE);
    for (const spent of [code, "x"]) {
      const answer = await post("/session", { code: spent }, COOKIE);
      expect([answer.status, await answer.json(), answer.headers.get("set-cookie")]).toEqual([
        400,
        { errors: [{ msg: "Is used or too old", param: "code" }] },
        null,
      ]);
    }
  });

  test("refuses a code from a client that did not begin, which has no session then and no cookie", async () => {
    const { post } = testApi(database);
    for (const headers of [{}, { cookie: "sign-in=another browser" }] as Record<string, string>[]) {
      const answer = await post("/session", { code: await codeFor("/") }, headers);
      expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([
        400,
        { errors: [{ msg: "Was begun in another browser", param: "code" }] },
        [],
      ]);
    }
    expect(await openSessions(database, sam.accountId)).toEqual([]);
  });

  test("asks whoever is logged in as somebody else, and changes nothing before they answered", async () => {
    const { post } = testApi(database);
    const noor = await addMember(database, { name: "Noor" });
    const start = { ...noor, device: "", isFromProvider: true };
    const token = await startSession(database, start);
    const elsewhere = await startSession(database, start);
    const headers = { ...COOKIE, authorization: `Bearer ${token}` };
    const code = await codeFor("/deals");
    const asked = await post("/session", { code }, headers);
    expect([asked.status, await asked.json()]).toEqual([
      409,
      { errors: [{ msg: "Somebody else is logged in here", param: "code" }] },
    ]);
    expect(asked.headers.getSetCookie()).toEqual([
      `sign-in=${encodeURIComponent(BROWSER)}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    expect(await whoHas(token)).toBe(noor.accountId);
    expect(await openSessions(database, sam.accountId)).toEqual([]);

    const changed = await post("/session", { code, change: true }, headers);
    const answer = (await changed.json()) as { token: string; path: string };
    expect([changed.status, answer.path, await whoHas(answer.token)]).toEqual([200, "/deals", sam.accountId]);
    expect([await whoHas(token), await whoHas(elsewhere)]).toEqual([undefined, noor.accountId]);
  });

  test("the session that comes along ends when its owner logs in anew", async () => {
    const { post } = testApi(database);
    const token = await startSession(database, { ...sam, device: "", isFromProvider: true });
    const headers = { ...COOKIE, authorization: `Bearer ${token}` };
    expect((await post("/session", { code: await codeFor("/") }, headers)).status).toBe(200);
    expect(await whoHas(token)).toBeUndefined();
  });

  test.each([
    {},
    { code: "" },
    { code: 1 },
    { code: "x".repeat(101) },
    { code: null },
    { code: "x", change: false },
  ])("refuses %j", async (body) => {
    expect((await testApi(database).post("/session", body)).status).toBe(400);
  });
});
