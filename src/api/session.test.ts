import { describe, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sessionOf, setUp } from "#features/accounts/server/second-factor.test-support.ts";
import { beginSecondFactor } from "#features/accounts/server/set-up-second-factor.ts";
import { makeSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

let sam: { accountId: number };
const database = testWorld(async (database) => {
  sam = await addMember(database);
});

const codeFor = (path: string, isNew = false) => makeSignInCode(database, { ...sam, path, isNew });

describe("POST /api/session", () => {
  test("exchanges a code for the token of a session, in the answer and in a cookie for the views of pages", async () => {
    const { post } = testApi(database);
    const answer = await post("/session", { code: await codeFor("/deals?page=2#top") });
    const { token, path } = (await answer.json()) as { token: string; path: string };
    expect([answer.status, path]).toEqual([200, "/deals?page=2#top"]);
    expect(await viewerOfToken(database, token, { adminsNeedSecondFactor: true })).toMatchObject({
      accountId: sam.accountId,
    });
    expect(answer.headers.get("set-cookie")).toBe(
      `auth_token=${token}; Max-Age=999999; Path=/; SameSite=Lax`,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("with https and languages on hosts of their own the cookie is secure and theirs together", async () => {
    const { post } = testApi(database, { cookieDomain: "highstreet.example", isSecure: true });
    const answer = await post("/session", { code: await codeFor("/") });
    expect(answer.headers.get("set-cookie")).toMatch(
      /; Max-Age=999999; Domain=highstreet\.example; Path=\/; Secure; SameSite=Lax$/,
    );
  });

  test("who is new is led to where the welcome is", async () => {
    const { post } = testApi(database);
    const answer = await post("/session", { code: await codeFor("/deals?page=2#top", true) });
    expect(await answer.json()).toMatchObject({ path: "/deals?page=2&newUser=1#top" });
  });

  test("whoever has a second factor is told that it was not shown yet, and nobody else", async () => {
    const { post } = testApi(database);
    const answered = async () => {
      const answer = await post("/session", { code: await codeFor("/") });
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
    await post("/session", { code });
    for (const spent of [code, "x"]) {
      const answer = await post("/session", { code: spent });
      expect([answer.status, await answer.json(), answer.headers.get("set-cookie")]).toEqual([
        400,
        { errors: [{ msg: "Is used or too old", param: "code" }] },
        null,
      ]);
    }
  });

  test.each([{}, { code: "" }, { code: 1 }, { code: "x".repeat(101) }, { code: null }])(
    "refuses %j",
    async (body) => {
      expect((await testApi(database).post("/session", body)).status).toBe(400);
    },
  );
});
