import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { catalogues } from "../support/catalogues.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { OFFLINE, pageIsKept, workerOf } from "../support/with-worker.ts";

/** Which nobody in the demo follows or likes. */
const MOONFISH = "/coffeeshop/sample-maanvis";

const texts = await catalogues();

/** The words of a message, by its id, as a page of this language says them. */
function wordsOf(tag: string): (id: string) => string {
  return (id) => {
    const text = texts.get(tag)?.get(id);
    if (!text) throw new Error(`${tag} has no ${id}`);
    return text;
  };
}

const WORKER = { serviceWorkers: "allow", expected: OFFLINE } as const;

/** The bodies of the calls that leave this browser from now on, by their names. */
function sentBy(page: Page): { name: string; body: unknown }[] {
  const sent: { name: string; body: unknown }[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "POST" || !pathname.startsWith("/api/")) return;
    sent.push({ name: pathname.slice("/api/".length), body: request.postDataJSON() as unknown });
  });
  return sent;
}

/** The emulation tells a page that is open, and not the one that comes then. */
async function offlineAgain(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** The part of members has come, from the device too. */
const membersPartIsHere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/outbox-region-[^/]*\.js$/.test(name)),
  );

const button = (page: Page, name: string | RegExp, pressed?: boolean) =>
  page.getByRole("main").getByRole("button", { name, ...(pressed !== undefined && { pressed }) });

const said = (words: string) => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

test.each([
  { tag: "nl", prefix: "", persona: "Noor de Sample" },
  { tag: "de", prefix: "/de", persona: "Sam de Sample" },
])(
  "in $tag a shop that was visited is liked and saved without a network, and is so once it is back, once",
  async ({ tag, prefix, persona }) => {
    const say = wordsOf(tag);
    const { page, context } = await member(persona, MOONFISH, { ...WORKER, locale: tag });
    await workerOf(page);
    await pageIsKept(page, prefix + MOONFISH);
    await context.setOffline(true);
    // As from the home screen: the page is as everybody sees it, and says nothing of who is here.
    await page.goto(prefix + MOONFISH);
    await isHydrated(page);
    const sent = sentBy(page);
    const like = button(page, said(say("social.like")));
    await membersPartIsHere(page);
    await like.click();
    await button(page, said(say("social.like")), true).waitFor();
    await button(page, said(say("social.follow"))).click();
    await button(page, said(say("social.following")), true).waitFor();
    expect(await like.innerText()).toContain(say("outbox.waits"));
    // Taken back, and wished again.
    await like.click();
    expect(await like.getAttribute("aria-pressed")).toBe("false");
    await like.click();
    await offlineAgain(context);
    await page.getByText(say("outbox.no-network")).waitFor();

    await context.setOffline(false);
    await expect
      .poll(() => sent.filter(({ name }) => name !== "profile").length, { timeout: 15_000 })
      .toBe(2);
    await page.reload();
    await isHydrated(page);
    await button(page, said(say("social.like")), true).waitFor();
    await button(page, said(say("social.following")), true).waitFor();
    expect(
      sent
        .map(({ name }) => name)
        .filter((name) => name !== "profile")
        .toSorted(),
    ).toEqual(["followshop", "like"]);
    const shop = await callAs(page, "profile", {});
    expect(shop).toBeTruthy();
    // As it was, for the next one.
    await like.click();
    await button(page, said(say("social.following"))).click();
    await button(page, said(say("social.follow")), false).waitFor();
  },
);
