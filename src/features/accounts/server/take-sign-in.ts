import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { sql } from "kysely";
import type { Provider } from "../sign-in.ts";
import { hashOfSecret } from "./secret.ts";

interface SignInUnderWay {
  verifier: string;
  nonce: string;
  locale: Locale;
  path: string;
  isStandalone: boolean;
  /** Of the cookie on the host that exchanges the code; null when a process of an older version began it. */
  exchangeHash: Uint8Array | null;
}

const markUsed = statement(
  "take-sign-in",
  (
    _,
    p: Params<{ stateHash: Uint8Array; browserHash: Uint8Array; provider: Provider }>,
  ) => sql<SignInUnderWay>`
    update sign_in set used_at = now()
    where state_hash = ${p.stateHash} and browser_hash = ${p.browserHash} and provider = ${p.provider}
      and used_at is null and expires_at > now()
    returning verifier, nonce, locale, path, is_standalone as "isStandalone", exchange_hash as "exchangeHash"`,
);

/**
 * The sign-in of a state that came back, to the same browser: once, and within ten minutes. Undefined for any other, whoever
 * made the address up.
 */
export async function takeSignIn(
  database: Database,
  { provider, state, browser }: { provider: Provider; state: string; browser: string },
): Promise<SignInUnderWay | undefined> {
  return markUsed.first(database, {
    provider,
    stateHash: hashOfSecret(state),
    browserHash: hashOfSecret(browser),
  });
}

const localeOfState = statement(
  "locale-of-sign-in",
  (_, p: Params<{ stateHash: Uint8Array }>) =>
    sql<{ locale: string }>`select locale from sign_in where state_hash = ${p.stateHash}`,
);

/** In which language a sign-in began that is used, too old or of another browser; undefined for one that never was. */
export async function localeOfSignIn(database: Database, state: string): Promise<string | undefined> {
  return (await localeOfState.first(database, { stateHash: hashOfSecret(state) }))?.locale;
}
