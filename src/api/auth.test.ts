import { describe, expect, test, vi } from "vitest";
import { redeemSignInCode } from "#features/accounts/server/sign-in-code.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { type IdentityProvider, ProviderAway, SignInRefused } from "#platform/openid/identity-provider.ts";
import { testDatabase } from "#tests/support/database.ts";
import { sql } from "kysely";
import { brokenDatabase } from "./api.test-support.ts";
import { createAuth } from "./auth.ts";

const database = testDatabase();
const ORIGIN = "https://highstreet.example";

/** A provider that knows everybody by the `as` in the address they come back to. */
function provider(): IdentityProvider {
  return {
    async addressToSignIn(redirectUri, { state, nonce }) {
      const address = new URL("https://provider.example/authorise");
      for (const [name, value] of Object.entries({ redirect_uri: redirectUri, state, nonce }))
        address.searchParams.set(name, value);
      return address;
    },
    async subjectOf(callback, secrets) {
      if (callback.searchParams.get("state") !== secrets.state) throw new SignInRefused("Another state");
      if (callback.searchParams.has("error"))
        throw new SignInRefused(callback.searchParams.get("error") ?? "");
      return callback.searchParams.get("as") ?? "somebody";
    },
  };
}

interface World {
  google?: IdentityProvider;
  on?: Database;
  isSecure?: boolean;
}

function world({ google = provider(), on = database, isSecure = true }: World = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const bases = Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === "nl" ? ORIGIN : `${ORIGIN}/${locale}`]),
  );
  const auth = createAuth({
    database: on,
    providers: { google, discord: provider() },
    bases: bases as never,
    originFor: () => ORIGIN,
    isSecure,
    report,
  });
  const go = (path: string, headers: Record<string, string> = {}) => auth.request(ORIGIN + path, { headers });
  /** Presses the button; the browser then has a cookie, and the provider a state. */
  async function begin(query = "", name = "google") {
    const answer = await go(`/${name}${query}`);
    const target = new URL(answer.headers.get("location") ?? "");
    const cookie = answer.headers.get("set-cookie") ?? "";
    return {
      answer,
      target,
      cookie,
      state: target.searchParams.get("state") ?? "",
      sent: { cookie: cookie.split(";")[0] ?? "" },
    };
  }
  return { go, begin, report };
}

const whereTo = (answer: Response) => [answer.status, answer.headers.get("location")];
const codeIn = (answer: Response) =>
  /#code=([\w-]{43})$/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
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
    const { begin } = world();
    const { answer, target, cookie } = await begin();
    expect(answer.status).toBe(302);
    expect(target.origin + target.pathname).toBe("https://provider.example/authorise");
    expect(target.searchParams.get("redirect_uri")).toBe(
      `${ORIGIN}/google/callback`.replace("/google", "/auth/google"),
    );
    expect(cookie).toMatch(
      /^__Secure-sign-in=[\w-]{43}; Max-Age=600; Path=\/auth; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(target.search).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
  });

  test("without https the cookie has a plain name", async () => {
    expect((await world({ isSecure: false }).begin()).cookie).toMatch(/^sign-in=/);
  });

  test.each(["/github", "/constructor", "/Google", "/google/x", "/github/callback", "/__proto__/callback"])(
    "%s is nobody to sign in with",
    async (path) => {
      expect((await world().go(path)).status).toBe(404);
    },
  );

  test("whoever comes by another name of the site goes on under the one that the provider knows", async () => {
    const auth = createAuth({
      database,
      providers: { google: provider() },
      bases: {} as never,
      originFor: () => ORIGIN,
      isSecure: true,
      report: () => undefined,
    });
    const answer = await auth.request("https://de.highstreet.example/google?path=/deals");
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
    await world().begin(`?path=${encodeURIComponent(path)}`);
    expect((await pathKept.first(database))?.path).toBe(kept);
  });

  test.each([
    ["pl", "pl"],
    ["xx", "nl"],
    ["__proto__", "nl"],
    ["", "nl"],
  ])("the language %j is %s", async (asked, locale) => {
    await world().begin(`?locale=${asked}&method=anything&standalone=2`);
    expect((await pathKept.first(database))?.locale).toBe(locale);
  });

  test("a provider that is away leads back to the login, and so does a database", async () => {
    const away = () => Promise.reject(new ProviderAway("No"));
    const { go, report } = world({ google: { ...provider(), addressToSignIn: away } });
    expect(whereTo(await go("/google?locale=de"))).toEqual([303, `${ORIGIN}/de/login#problem=unavailable`]);
    const down = world({ on: brokenDatabase(Object.assign(new Error("down"), { kind: "unavailable" })) });
    expect(whereTo(await down.go("/google"))).toEqual([303, `${ORIGIN}/login#problem=unavailable`]);
    expect([report, down.report].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe("back", () => {
  test("who signed in has a code, in their language, and the cookie is gone", async () => {
    const { go, begin } = world();
    const { state, sent } = await begin("?path=/deals&locale=pl");
    const answer = await go(`/google/callback?state=${state}&code=x&as=sam`, sent);
    expect(answer.headers.get("location")).toMatch(
      /^https:\/\/highstreet\.example\/pl\/login#code=[\w-]{43}$/,
    );
    expect(answer.headers.get("set-cookie")).toMatch(/^__Secure-sign-in=; Max-Age=0; Path=\/auth/);
    expect(await redeemSignInCode(database, codeIn(answer))).toMatchObject({ path: "/deals", isNew: true });
  });

  test("the second time they are nobody new", async () => {
    const { go, begin } = world();
    const signedIn = [];
    for (let time = 0; time < 2; time += 1) {
      const { state, sent } = await begin();
      const answer = await go(`/google/callback?state=${state}&as=sam`, sent);
      signedIn.push(await redeemSignInCode(database, codeIn(answer)));
    }
    expect(signedIn[1]).toEqual({ ...signedIn[0], isNew: false });
  });

  test("a state that another browser began lets nobody in: not without its cookie, and not with one of one's own", async () => {
    const { go, begin } = world();
    const [theirs, mine] = [await begin(), await begin()];
    for (const headers of [{}, mine.sent, { cookie: "__Secure-sign-in=" }] as Record<string, string>[]) {
      expect(whereTo(await go(`/google/callback?state=${theirs.state}&as=sam`, headers))).toEqual(EXPIRED);
    }
    expect(await isAnybodyThere()).toBe(false);
  });

  test("one that comes back twice counts once", async () => {
    const { go, begin } = world();
    const { state, sent } = await begin();
    await go(`/google/callback?state=${state}&as=sam`, sent);
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
  });

  test("one that comes back by the other provider does not", async () => {
    const { go, begin } = world();
    const { state, sent } = await begin("", "discord");
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
    expect(await isAnybodyThere()).toBe(false);
  });

  test("nor one that comes back after ten minutes", async () => {
    const { go, begin } = world();
    const { state, sent } = await begin();
    await ageSignIns.run(database);
    expect(whereTo(await go(`/google/callback?state=${state}&as=sam`, sent))).toEqual(EXPIRED);
  });

  test("without a state nobody is asked anything", async () => {
    const subjectOf = vi.fn<IdentityProvider["subjectOf"]>();
    const { go, begin } = world({ google: { ...provider(), subjectOf } });
    const { sent } = await begin();
    for (const query of ["", "?state=", "?code=x", "?error=access_denied"])
      expect(whereTo(await go(`/google/callback${query}`, sent))).toEqual(EXPIRED);
    expect(subjectOf).not.toHaveBeenCalled();
  });

  test("what the provider says of an error is told to nobody", async () => {
    const { go, begin, report } = world();
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
    const { go, begin, report } = world({ google: { ...provider(), subjectOf: broken } });
    const { state, sent } = await begin();
    expect(whereTo(await go(`/google/callback?state=${state}`, sent))).toEqual([
      303,
      `${ORIGIN}/login#problem=unavailable`,
    ]);
    expect(report).toHaveBeenCalledOnce();
  });
});
