import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";

// Plays the wrapper of docs/wrapper.md: its user agent, and the two functions of a badge that a web view may lack.

const WRAPPER = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) HighstreetApp/1.0";

test("a wrapper of an app store has the app’s bar, is told that it is one, hears the number of notices, and takes what is shared", async () => {
  const { page, context } = await member("Sam de Sample", "/app", { userAgent: WRAPPER });
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void heard.push(count),
      clearAppBadge: async () => void heard.push(0),
    });
  });
  await page.reload();
  await page.getByText("You’re in the app.").waitFor();
  await page.getByRole("navigation", { name: "App" }).waitFor();
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  await expect.poll(heard).not.toEqual([]);
  await page.goto("/en/share/target?text=Barraka");
  await page.waitForURL("**/en/coffeeshop/barraka");
});

test("without settings no system is told of a wrapper", async () => {
  const { page } = await withConsent();
  for (const file of ["assetlinks.json", "apple-app-site-association"])
    expect((await page.request.get(`/.well-known/${file}`)).status(), file).toBe(404);
});
