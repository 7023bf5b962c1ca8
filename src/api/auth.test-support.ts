import { vi } from "vitest";
import { redeemSignInCode } from "#features/accounts/server/sign-in-code.ts";
import type { Database } from "#platform/database/database.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { type IdentityProvider, SignInRefused } from "#platform/openid/identity-provider.ts";
import { createAuth } from "./auth.ts";

export const ORIGIN = "https://highstreet.example";

/** A provider that knows everybody by the `as` in the address they come back to. */
export function anyProvider(): IdentityProvider {
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

export interface SignInWorld {
  /** A host of its own for Polish. */
  polish?: string;
  google?: IdentityProvider;
  isSecure?: boolean;
}

/** The routes of signing in, on a test’s database. */
export function signInWorld(
  database: Database,
  { google = anyProvider(), isSecure = true, polish }: SignInWorld = {},
) {
  const report = vi.fn<(error: unknown) => void>();
  const bases = Object.fromEntries(
    LOCALES.map((locale) => [locale, locale === "nl" ? ORIGIN : `${ORIGIN}/${locale}`]),
  );
  if (polish) bases.pl = polish;
  const auth = createAuth({
    database,
    providers: { google, discord: anyProvider() },
    bases: bases as never,
    originFor: () => ORIGIN,
    isSecure,
    report,
  });
  const at = (address: string, headers: Record<string, string> = {}) => auth.request(address, { headers });
  const go = (path: string, headers: Record<string, string> = {}) => at(ORIGIN + path, headers);
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
  return { at, go, begin, report };
}

export const whereTo = (answer: Response) => [answer.status, answer.headers.get("location")];
const codeIn = (answer: Response) =>
  /#code=([\w-]{43})$/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
/** What the code of an answer is worth to a browser with this cookie. */
export const redeem = (database: Database, answer: Response, { cookie }: { cookie: string }) =>
  redeemSignInCode(database, {
    code: codeIn(answer),
    browser: cookie.split("=")[1] ?? "",
    signedInId: null,
    mayChange: false,
  });
