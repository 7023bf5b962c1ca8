import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { SignInSecrets } from "#platform/openid/identity-provider.ts";
import { sql } from "kysely";
import type { Provider } from "../sign-in.ts";
import { hashOfSecret, newSecret } from "./secret.ts";

interface SignInRow {
  stateHash: Uint8Array;
  browserHash: Uint8Array;
  exchangeHash: Uint8Array;
  provider: Provider;
  verifier: string;
  nonce: string;
  locale: Locale;
  path: string;
  isStandalone: boolean;
}

const insertSignIn = statement(
  "insert-sign-in",
  (_, p: Params<SignInRow>) => sql`
    insert into sign_in (state_hash, browser_hash, exchange_hash, provider, verifier, nonce, locale, path, is_standalone, expires_at)
    values (${p.stateHash}, ${p.browserHash}, ${p.exchangeHash}, ${p.provider}, ${p.verifier}, ${p.nonce}, ${p.locale},
      ${p.path}, ${p.isStandalone}, now() + interval '10 minutes')`,
);

interface BeginSignIn {
  provider: Provider;
  locale: Locale;
  /** Where to go afterwards, of `safePath`. */
  path: string;
  /** The app on a phone's home screen. */
  isStandalone: boolean;
  /** The secret of the cookie that binds it to one browser. */
  browser: string;
  /** The hash of the same on the host that will exchange the code. */
  exchangeHash: Uint8Array;
}

/** Remembers a sign-in for ten minutes, and gives it its secrets. */
export async function beginSignIn(
  database: Database,
  { browser, ...begun }: BeginSignIn,
): Promise<SignInSecrets> {
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  const { verifier, nonce } = secrets;
  await insertSignIn.run(database, {
    ...begun,
    verifier,
    nonce,
    stateHash: hashOfSecret(secrets.state),
    browserHash: hashOfSecret(browser),
  });
  return secrets;
}
