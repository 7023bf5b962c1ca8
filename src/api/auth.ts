import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { accountOfIdentity } from "#features/accounts/server/account-of-identity.ts";
import { beginSignIn } from "#features/accounts/server/begin-sign-in.ts";
import { makeSignInCode } from "#features/accounts/server/sign-in-code.ts";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
import { localeOfSignIn, takeSignIn } from "#features/accounts/server/take-sign-in.ts";
import { type Provider, PROVIDERS, type SignInProblem } from "#features/accounts/sign-in.ts";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { safePath } from "#platform/http/safe-path.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "#platform/i18n/locales.ts";
import type { IdentityProvider } from "#platform/openid/identity-provider.ts";
import { signInCookie } from "./sign-in-cookie.ts";

export interface AuthOptions {
  database: Database;
  providers: Partial<Record<Provider, IdentityProvider>>;
  /** Where pages of a language live. */
  bases: Record<Locale, string>;
  /** The one origin to which the providers send people back. On a machine of one's own it is the one asked for. */
  originFor: (asked: URL) => string;
  isSecure: boolean;
  report: (error: unknown) => void;
}

/** The query word by which the host that will exchange the code tells the hash of its cookie. */
const EXCHANGE = "browser";

/**
 * `/auth/{provider}`: to Google or Discord and back (security.md A1 to A4). Comes back to `/login` with a code that the page exchanges
 * for a session: a token is never in an address.
 */
export function createAuth({ database, providers, bases, originFor, isSecure, report }: AuthOptions): Hono {
  const auth = new Hono();
  const cookie = signInCookie(isSecure);

  const redirectUri = (c: Context, provider: Provider) =>
    `${originFor(new URL(c.req.url))}/auth/${provider}/callback`;

  function loginOf(c: Context, locale: Locale, hash: string) {
    return c.redirect(`${loginBase(c, locale)}/login#${hash}`, 303);
  }

  /** On a machine of one's own the pages are where the visitor is, by whatever name they came. */
  function loginBase(c: Context, locale: Locale): string {
    const origin = originFor(new URL(c.req.url));
    const base = new URL(bases[locale]);
    return base.hostname === "localhost" ? origin + base.pathname.replace(/\/$/, "") : bases[locale];
  }

  function problemOf(error: unknown): SignInProblem {
    const kind = (error as { kind?: unknown } | null)?.kind;
    if (kind === "signInRefused") return "refused";
    if (kind !== "providerAway" && kindOf(error) !== "unavailable") report(error);
    return "unavailable";
  }

  auth.use(async (c, next) => {
    c.header("cache-control", "private, no-store");
    await next();
  });

  auth.get("/:provider", async (c) => {
    const provider = providerOf(c.req.param("provider"));
    const identity = provider && providers[provider];
    if (!identity) return c.text("Not found", 404);
    const { locale, path, standalone } = c.req.query();
    const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
    const asked = new URL(c.req.url);
    const origin = new URL(originFor(asked));
    const exchange = new URL(loginBase(c, language));
    // Two cookies are needed: one where the code will be exchanged, and one where the provider sends people back. Often it is one host.
    if (exchange.host !== origin.host) {
      if (asked.host === exchange.host) {
        asked.searchParams.set(EXCHANGE, hashOfSecret(cookie.begin(c)).toString("base64url"));
        return c.redirect(origin.origin + asked.pathname + asked.search, 302);
      }
      if (asked.host !== origin.host || !exchangeHashIn(asked)) {
        asked.searchParams.delete(EXCHANGE);
        return c.redirect(exchange.origin + asked.pathname + asked.search, 302);
      }
    } else if (asked.host !== origin.host) {
      return c.redirect(origin.origin + asked.pathname + asked.search, 302);
    }
    try {
      const browser = cookie.begin(c);
      const secrets = await beginSignIn(database, {
        provider,
        locale: language,
        path: safePath(path),
        isStandalone: standalone === "1",
        browser,
        exchangeHash: (exchange.host !== origin.host && exchangeHashIn(asked)) || hashOfSecret(browser),
      });
      const target = await identity.addressToSignIn(redirectUri(c, provider), secrets);
      return c.redirect(target.href, 302);
    } catch (error) {
      return loginOf(c, language, `problem=${problemOf(error)}`);
    }
  });

  auth.get("/:provider/callback", async (c) => {
    const provider = providerOf(c.req.param("provider"));
    const identity = provider && providers[provider];
    if (!identity) return c.text("Not found", 404);
    const state = c.req.query("state") ?? "";
    const spoken = getCookie(c, "locale");
    let locale: Locale = isLocale(spoken) ? spoken : DEFAULT_LOCALE;
    try {
      // The state comes first: what else is in the address may be anybody's.
      const begun = await takeSignIn(database, { provider, state, browser: cookie.read(c) });
      if (!begun) {
        const beganIn = await localeOfSignIn(database, state);
        return loginOf(c, isLocale(beganIn) ? beganIn : locale, "problem=expired");
      }
      ({ locale } = begun);
      const came = new URL(c.req.url);
      const callback = new URL(redirectUri(c, provider) + came.search);
      const { nonce, verifier } = begun;
      const subject = await identity.subjectOf(callback, { state, nonce, verifier });
      const { accountId, isNew } = await accountOfIdentity(database, { provider, subject, locale });
      const code = await makeSignInCode(database, {
        accountId,
        path: safePath(begun.path),
        isNew,
        browserHash: begun.exchangeHash,
      });
      return loginOf(c, locale, `code=${code}`);
    } catch (error) {
      return loginOf(c, locale, `problem=${problemOf(error)}`);
    }
  });
  return auth;
}

function providerOf(name: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider === name);
}

/** Undefined for what is no hash. */
function exchangeHashIn(asked: URL): Buffer | undefined {
  const told = asked.searchParams.get(EXCHANGE) ?? "";
  return /^[\w-]{43}$/.test(told) ? Buffer.from(told, "base64url") : undefined;
}
