import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { chooseAtProvider } from "../support/journey-of-member.ts";

const appBar = (page: Page) => page.getByRole("navigation", { name: "App" });
const google = (page: Page) => page.getByRole("link", { name: "Continue with Google" });

/** The app on a phone's home screen, as Safari says it. */
async function installedApp() {
  const started = await withConsent({ viewport: { width: 360, height: 780 } });
  await started.context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  return started;
}

test("a sign-in that begins in the app says so, and comes back into it", async () => {
  const { page, open } = await installedApp();
  await open("/en/login?path=/discover");
  const href = (await google(page).getAttribute("href")) ?? "";
  expect(new URL(href, "http://x").searchParams.get("standalone")).toBe("1");
  await google(page).click();
  await chooseAtProvider(page, "Noor", "/en/discover");
  await appBar(page).waitFor();
  await appBar(page).getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/en/profile");
});

test("where the provider opens in another window, the app goes on as well", async () => {
  const { page, context, open } = await installedApp();
  await open("/en/login?path=/discover");
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    google(page).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await chooseAtProvider(other, "Noor", "/en/discover");
  await page.waitForURL("**/en/discover");
  await appBar(page).getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/en/profile");
});
