import { describe, expect, test, vi } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { type IdentityProvider, ProviderAway } from "#platform/openid/identity-provider.ts";
import { testDatabase } from "#tests/support/database.ts";
import { sql } from "kysely";
import { brokenDatabase } from "./api.test-support.ts";
import { anyProvider, ORIGIN, redeem, signInWorld, whereTo } from "./auth.test-support.ts";

const database = testDatabase();
const EXPIRED = [303, `${ORIGIN}/login#problem=expired`];

const pathKept = statement("path-of-sign-in-in-test", (db) =>
  db.selectFrom("sign_in").select(["path", "locale"]),
);
const ageSignIns = statement(
  "age-sign-ins-of-auth-in-test",
  () => sql`update sign_in set expires_at = expires_at - interval '10 minutes'`,
);
const peopleCount = statement(
  "people-count-in-test",
  () => sql<{ count: number }>`select count(*)::int as count from account`,
  {
    isRead: true,
  },
);
const isAnybodyThere = async () => ((await peopleCount.first(database))?.count ?? 0) > 0;

describe("on the way", () => {
  test("a sign-in is bound to the browser, and the answer is kept nowhere", async () => {
    const { begin } = signInWorld(database);
    const { answer, target, cookie } = await begin();
    expect(answer.status).toBe(302);
    expect(target.origin + target.pathname).toBe("https://provider.example/authorise");
    expect(target.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/auth/google/callback`);
    expect(cookie).toMatch(
      /^__Host-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(target.search).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test("without https the cookie has a plain name", async () => {
    expect((await signInWorld(database, { isSecure: false }).begin()).cookie).toMatch(/^sign-in=/);
  });

  test.each(["/github", "/constructor", "/Google", "/google/x", "/github/callback", "/__proto__/callback"])(
    "%s is nobody to sign in with",
    async (path) => {
      expect((await signInWorld(database).go(path)).status).toBe(404);
    },
  );

  test("whoever comes by another name of the site goes on under the one that the provider knows", async () => {
    const answer = await signInWorld(database).at("https://www.highstreet.example/google?path=/deals");
    expect([...whereTo(answer), answer.headers.get("set-cookie")]).toEqual([
      302,
      `${ORIGIN}/google?path=/deals`,
      null,
    ]);
  });

  test.each([
    ["/deals?page=2#top", "/deals?page=2#top"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/..//evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/auth/google", "/"],
    ["/api/logout", "/"],
    [`/${"x".repeat(600)}`, "/"],
    ["", "/"],
  ])("the path %s is kept as %s", async (path, kept) => {
    await signInWorld(database).begin(`?path=${encodeURIComponent(path)}`);
    expect((await pathKept.first(database))?.path).toBe(kept);
  });

  test.each([
    ["pl", "pl"],
    ["xx", "nl"],
    ["__proto__", "nl"],
    ["", "nl"],
  ])("the language %j is %s", async (asked, locale) => {
    await signInWorld(database).begin(`?locale=${asked}&method=anything&standalone=2`);
    expect((await pathKept.first(database))?.locale).toBe(locale);
  });

  test("a provider that is away leads back to the login, and so does a database", async () => {
    const away = () => Promise.reject(new ProviderAway("No"));
    const { go, report } = signInWorld(database, { google: { ...anyProvider(), addressToSignIn: away } });
    expect(whereTo(await go("/google?locale=de"))).toEqual([303, `${ORIGIN}/de/login#problem=unavailable`]);
    const down = signInWorld(brokenDatabase(Object.assign(new Error("down"), { kind: "unavailable" })));
    expect(whereTo(await down.go("/google"))).toEqual([303, `${ORIGIN}/login#problem=unavailable`]);
    expect([report, down.report].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe("back", () => {
  test("who signed in has a code, in their language, which their browser’s cookie makes worth something", async () => {
    const { go, begin } = signInWorld(database);
    const { state, sent } = await begin("?path=/deals&locale=pl");
    const answer = await go(`/google/callback?state=${state}&code=x&as=sam`, sent);
    expect(answer.headers.get("location")).toMatch(
      /^https:\/\/highstreet\.example\/pl\/login#code=[\w-]{43}$/,
    );
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await redeem(database, answer, sent)).toMatchObject({ path: "/deals", isNew: true });
  });

  test("the second time they are nobody new", async () => {
    const { go, begin } = signInWorld(database);
    const signedIn = [];
    for (let time = 0; time < 2; time += 1) {
      const { state, sent } = await begin();
      const answer = await go(`/google/callback?state=${state}&as=sam`, sent);
      signedIn.push(await redeem(database, answer, sent));
    }
    expect(signedIn[1]).toEqual({ ...signedIn[0], isNew: false });
  });

  test("a state that another browser began lets nobody in: not without its cookie, and not with one of one's own", async () => {
    const { go, begin } = signInWorld(database);
    const [theirs, mine] = [await begin(), await begin()];
    for (const headers of [{}, mine.sent, { cookie: "__Host-sign-in=" }] as Record<string, string>[]) {
      expect(whereTo(await go(`/google/callback?state=${theirs.state}&as=sam`, headers))).toEqual(EXPIRED);
    }
    expect(await isAnybodyThere()).toBe(false);
  });

  test("one that comes back twice counts once", async () => {
    const { go, begin } = signInWorld(database);
    const { state, sent } = await begin();
    await go(`/google/callback?state=${state}&as=sam`, sent);
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
  });

  test("one that comes back by the other provider does not", async () => {
    const { go, begin } = signInWorld(database);
    const { state, sent } = await begin("", "discord");
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
    expect(await isAnybodyThere()).toBe(false);
  });

  test.each(["another browser", "a second time", "no such state"])(
    "who comes back in vain is told so in their language: %s",
    async (how) => {
      const { go, begin } = signInWorld(database);
      const { state, sent } = await begin("?locale=pl");
      if (how === "a second time") await go(`/google/callback?state=${state}&as=sam`, sent);
      const headers = { cookie: how === "another browser" ? "" : `${sent.cookie}; locale=pl` };
      const answer = await go(`/google/callback?state=${how === "no such state" ? "x" : state}`, headers);
      expect(whereTo(answer)).toEqual([303, `${ORIGIN}/pl/login#problem=expired`]);
    },
  );

  test("nor one that comes back after ten minutes", async () => {
    const { go, begin } = signInWorld(database);
    const { state, sent } = await begin();
    await ageSignIns.run(database);
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
  });

  test("without a state nobody is asked anything", async () => {
    const subjectOf = vi.fn<IdentityProvider["subjectOf"]>();
    const { go, begin } = signInWorld(database, { google: { ...anyProvider(), subjectOf } });
    const { sent } = await begin();
    for (const query of ["", "?state=", "?code=x", "?error=access_denied"])
      expect(whereTo(await go(`/google/callback${query}`, sent))).toEqual(EXPIRED);
    expect(subjectOf).not.toHaveBeenCalled();
  });

  test("what the provider says of an error is told to nobody", async () => {
    const { go, begin, report } = signInWorld(database);
    const { state, sent } = await begin("?locale=en");
    const query = `state=${state}&error=access_denied&error_description=${encodeURIComponent("<script>Call 0900</script>")}`;
    const answer = await go(`/google/callback?${query}`, sent);
    expect(whereTo(answer)).toEqual([303, `${ORIGIN}/en/login#problem=refused`]);
    expect(`${await answer.text()}${JSON.stringify([...answer.headers])}`).not.toMatch(
      /script|0900|access_denied/,
    );
    expect(report).not.toHaveBeenCalled();
  });

  test("what nobody foresaw is logged, and looks like a provider that is away", async () => {
    const broken = () => Promise.reject(new Error("secret of the client"));
    const { go, begin, report } = signInWorld(database, { google: { ...anyProvider(), subjectOf: broken } });
    const { state, sent } = await begin();
    expect(whereTo(await go(`/google/callback?state=${state}`, sent))).toEqual([
      303,
      `${ORIGIN}/login#problem=unavailable`,
    ]);
    expect(report).toHaveBeenCalledOnce();
  });
});
