import type { BrowserContext, Page } from "playwright-core";
import { catalogues } from "./catalogues.ts";
import type { Journey, JourneyOptions } from "./journey.ts";
import { callAs, member, NEWCOMER } from "./journey-of-member.ts";
import { OFFLINE } from "./with-worker.ts";

const texts = await catalogues();

/** The words of a message, by its id, as a page of this language says them. */
export function wordsOf(tag: string): (id: string) => string {
  return (id) => {
    const text = texts.get(tag)?.get(id);
    if (!text) throw new Error(`${tag} has no ${id}`);
    return text;
  };
}

/** The browser tells of a refused call too. */
export const WORKER = { serviceWorkers: "allow" as const, expected: [...OFFLINE, /status of 409/] };

/** The bodies of the calls that leave this browser from now on, by their names. */
export function sentBy(page: Page): { name: string; body: unknown }[] {
  const sent: { name: string; body: unknown }[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "POST" || !pathname.startsWith("/api/")) return;
    sent.push({ name: pathname.slice("/api/".length), body: request.postDataJSON() as unknown });
  });
  return sent;
}

/** The emulation tells a page that is open, and not the one that comes then. */
export async function offlineAgain(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Files of the build have come, from the device too. */
export const partsAreHere = (page: Page, ...names: RegExp[]) =>
  page.waitForFunction(
    (sources) => {
      const loaded = performance.getEntriesByType("resource");
      return sources.every((source) => loaded.some(({ name }) => new RegExp(source).test(name)));
    },
    names.map(({ source }) => source),
  );

/** With their texts. */
export const formsAreHere = (page: Page, tag: string) =>
  partsAreHere(
    page,
    /\/waiting-review-[^/]*\.js$/,
    ...["review-form", "review-body", "products"].map((area) => new RegExp(`/${tag}-${area}-[^/]*\\.js$`)),
  );

export const membersPartIsHere = (page: Page) => partsAreHere(page, /\/outbox-of-viewer-[^/]*\.js$/);

export const button = (page: Page, name: string | RegExp, pressed?: boolean) =>
  page.getByRole("main").getByRole("button", { name, ...(pressed !== undefined && { pressed }) });

export const card = (page: Page) => page.locator("section[aria-labelledby=waiting-review]");
export const sheetOf = (page: Page) => page.locator("dialog:modal");

/** Somebody new, of whom nothing waits and who has said nothing. */
export async function newcomer(options: JourneyOptions): Promise<Journey> {
  const started = await member(NEWCOMER, "/about", options);
  // The welcome would lie over the page.
  await callAs(started.page, "editprofile", { onboardingStep: null });
  return started;
}

/** Fills in the form, which came along with the page. */
export async function write(page: Page, say: (id: string) => string, text: string): Promise<void> {
  await button(page, new RegExp(`${say("reviews.write.first")}|${say("reviews.write")}`)).click();
  const form = sheetOf(page);
  await form.locator("[data-star='4']").first().click();
  await form.getByLabel(say("review-form.text")).fill(text);
  await form.getByRole("button", { name: say("review-form.send") }).click();
  await form.waitFor({ state: "detached" });
  await card(page).getByText(text).waitFor();
  await card(page).getByText(say("outbox.waits")).waitFor();
}
