import { vi } from "vitest";
import { type Clock, clockOf } from "#platform/clock.ts";
import type { Database, Signals } from "#platform/database/database.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { createApi } from "./app.ts";
import type { TakesHits } from "./hit.ts";

interface TestApiOptions {
  cookieDomain?: string;
  isSecure?: boolean;
  now?: Clock;
  captchaKey?: string;
  adminsNeedSecondFactor?: boolean;
  areQuotasOn?: boolean;
  pictures?: PictureTools;
  signals?: Signals;
  ending?: AbortSignal;
  hits?: TakesHits;
}

const none = () => Promise.reject(new Error("This test has no pictures"));
const NO_PICTURES: PictureTools = {
  storage: { read: none, write: none, removeFolder: none },
  workshop: { make: none, close: none },
};

/** The API on a test's database, called without a port, and the errors it logs. */
export function testApi(
  database: Database,
  {
    cookieDomain,
    isSecure = false,
    now = clockOf(undefined),
    captchaKey,
    adminsNeedSecondFactor = false,
    areQuotasOn = true,
    pictures = NO_PICTURES,
    ...streams
  }: TestApiOptions = {},
) {
  const report = vi.fn<(error: unknown) => void>();
  const api = createApi({
    database,
    siteName: "Highstreet",
    cookieDomain,
    isOwnHost: () => false,
    isSecure,
    now,
    captchaKey,
    adminsNeedSecondFactor,
    areQuotasOn,
    pictures,
    ...streams,
    report,
  });
  const get = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  return { api, get, post, report };
}

/** A database that cannot be reached: every statement fails with this. */
export function brokenDatabase(error: unknown): Database {
  const fail = () => Promise.reject(error);
  return { execute: fail, transaction: fail };
}
