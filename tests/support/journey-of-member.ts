import type { Page } from "playwright-core";
import { isHydrated, type Journey, type JourneyOptions, withConsent } from "./journey.ts";

/** The cookies and the token of those who logged in before in this file, by the name of the persona. */
const sessions = new Map<string, Awaited<ReturnType<Journey["context"]["storageState"]>>>();

interface MemberOptions extends JourneyOptions {
  /** English without it. */
  locale?: string;
}

/**
 * Somebody of the demo who is logged in, on a page. The first time in a file they walk through the demo's provider, then their session
 * goes on in another browser. "Somebody new" is a newcomer each time.
 */
export async function member(
  persona: string,
  path: string,
  { locale = "en", ...options }: MemberOptions = {},
): Promise<Journey> {
  const storageState = sessions.get(persona);
  const started = await withConsent({ ...options, ...(storageState && { storageState }) });
  const address = (locale === "nl" ? "" : `/${locale}`) + path;
  if (storageState) {
    await started.open(address);
    return started;
  }
  await started.page.goto(`/auth/google?${new URLSearchParams({ method: "login", locale, path })}`);
  await chooseAtProvider(started.page, persona, address);
  if (persona !== NEWCOMER) sessions.set(persona, await started.context.storageState());
  return started;
}

/** Makes an account of its own. */
export const NEWCOMER = "Somebody new";

/** At the demo's provider, which comes back to where one was. */
export async function chooseAtProvider(page: Page, persona: string, address: string): Promise<void> {
  await page.waitForURL(/demo-provider/);
  await page.getByRole("link", { name: persona }).click();
  await page.waitForURL(({ pathname }) => pathname === address.replace(/\?.*/, ""));
  await isHydrated(page);
}

/** A call of the API as whoever is logged in on this page: a GET without a body. */
export function callAs(
  page: Page,
  name: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([path, sent, by]) => {
      const answer = await fetch(`/api/${path}`, {
        method: by,
        ...(sent && { body: JSON.stringify(sent) }),
        headers: {
          authorization: `Bearer ${localStorage.getItem("auth_token")}`,
          ...(sent && { "content-type": "application/json" }),
        },
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    [name, body, method] as const,
  );
}
