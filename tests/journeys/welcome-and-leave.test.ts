import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { isHydrated, pressUntilAnswered, withConsent } from "../support/journey.ts";

/** What Chromium writes by itself when a name is taken, and a page is not found. */
const EXPECTED = [/status of 409/, /status of 404/];

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

async function wordsOf(locale: Locale) {
  const i18n = await loadMessages(locale, ["frame", "accounts", "onboarding", "profile", "social"]);
  return (id: string, values = {}) => i18n._(id, values);
}

/** Somebody logs in who has an account by now, or has none yet: at the demo's provider the last choice. */
async function comeAs(page: Page, prefix: string, path: string): Promise<void> {
  const query = new URLSearchParams({ method: "login", locale: prefix.slice(1) || "nl", path });
  await page.goto(`/auth/google?${query}`);
  await page.getByRole("link", { name: "Somebody new" }).click();
  await page.waitForURL((url) => url.pathname === prefix + path);
  await isHydrated(page);
}

test.each([
  ["nl", ""],
  ["pl", "/pl"],
] as const)(
  "in %s somebody new is welcomed in five steps, goes on after a break, takes everything along and leaves",
  async (locale, prefix) => {
    const say = await wordsOf(locale);
    const { page } = await withConsent({ ...PHONE, expected: EXPECTED, acceptDownloads: true });
    await comeAs(page, prefix, "/about");
    expect(new URL(page.url()).searchParams.get("newUser")).toBe("1");
    const dialog = page.getByRole("dialog", { name: say("welcome.title") });
    const progress = () => dialog.getByRole("progressbar").getAttribute("value");
    const next = dialog.getByRole("button", { name: say("welcome.next") });

    await dialog.getByRole("heading", { name: say("welcome.types") }).waitFor();
    expect(await progress()).toBe("15");
    await dialog.getByRole("button", { name: say("product-type.edibles") }).click();
    await dialog.getByText(say("profile.saved")).waitFor();
    await next.click();

    await dialog.getByRole("heading", { name: say("welcome.shops") }).waitFor();
    expect(await progress()).toBe("35");
    const shops = dialog.getByRole("listitem");
    await shops.first().waitFor();
    expect(await shops.count()).toBe(10);
    await shops.first().getByRole("button").click();
    await shops.first().getByRole("button", { pressed: true }).waitFor();
    expect(await shops.getByRole("button", { pressed: true }).count()).toBe(1);
    // Who comes back to the step finds it marked.
    await dialog.getByRole("button", { name: say("welcome.back") }).click();
    await next.click();
    await shops.first().getByRole("button", { pressed: true }).waitFor();
    expect(await shops.getByRole("button", { pressed: true }).count()).toBe(1);
    await next.click();

    // Nobody goes on with the name of somebody else, and what was typed stays.
    await dialog.getByRole("heading", { name: say("welcome.name") }).waitFor();
    expect(await progress()).toBe("50");
    const name = dialog.getByLabel(say("profile.name"));
    await name.fill("Ada de Sample");
    await next.click();
    await dialog.getByText(say("error.name-taken").trim()).waitFor();
    expect([await progress(), await name.inputValue()]).toEqual(["50", "Ada de Sample"]);
    await name.fill(`Reiger ${locale}`);
    await pressUntilAnswered(next, "editprofile");
    await dialog.getByRole("heading", { name: say("welcome.picture") }).waitFor();
    expect(await progress()).toBe("75");

    // Interrupted, it goes on where it was, also on a page without the word in its address.
    await page.goto(`${prefix}/terms`);
    await dialog.getByRole("heading", { name: say("welcome.picture") }).waitFor();
    await dialog.getByRole("button", { name: say("welcome.back") }).click();
    await dialog.getByRole("heading", { name: say("welcome.name") }).waitFor();
    expect(await name.inputValue()).toBe(`Reiger ${locale}`);
    await next.click();
    await dialog.getByRole("heading", { name: say("welcome.picture") }).waitFor();
    await next.click();

    // Who wants letters says where to.
    await dialog.getByRole("heading", { name: say("welcome.share") }).waitFor();
    expect(await progress()).toBe("100");
    await dialog.getByLabel(say("welcome.newsletter")).check();
    const done = dialog.getByRole("button", { name: say("welcome.done") });
    await done.click();
    await dialog.getByText(say("error.email-missing")).waitFor();
    await dialog.getByLabel(say("welcome.email")).fill(`reiger-${locale}@example.org`);
    await pressUntilAnswered(done, "editprofile");
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await isHydrated(page);
    expect(await dialog.count()).toBe(0);

    await page.goto(`${prefix}/profile?tab=following`);
    expect(await page.getByRole("main").getByRole("button", { pressed: true }).count()).toBe(1);

    await page.goto(`${prefix}/profile?tab=account`);
    await isHydrated(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: say("profile.export") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`sample-reiger-${locale}.zip`);

    await page.getByRole("button", { name: say("profile.delete") }).click();
    const question = page.getByRole("alertdialog");
    await question.getByLabel(say("profile.delete.keep-reviews")).check();
    await question.getByRole("button", { name: say("profile.delete.yes") }).click();
    await page.getByRole("button", { name: say("profile.deleted.go") }).click();
    await page.waitForURL((url) => url.pathname === (prefix || "/"));
    await page.getByRole("button", { name: say("nav.menu") }).waitFor();
    expect((await page.goto(`${prefix}/user/sample-reiger-${locale}`))?.status()).toBe(404);
  },
);
