import { ACCOUNT_KEY, sessionToken } from "./session-token.ts";

/**
 * The id of the account that this browser's session is of, as the site said last: known without a network too. Undefined without a session, and while it
 * is contested.
 */
export function sessionAccount(): number | undefined {
  try {
    const kept = Number(localStorage.getItem(ACCOUNT_KEY) ?? Number.NaN);
    return sessionToken() !== undefined && Number.isSafeInteger(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What the site says of who is here; null for nobody, and for an admin who looks as somebody. */
export function rememberAccount(accountId: number | null): void {
  try {
    if (accountId === null) localStorage.removeItem(ACCOUNT_KEY);
    else localStorage.setItem(ACCOUNT_KEY, String(accountId));
  } catch {
    // Without a store nothing waits on the device either.
  }
}
