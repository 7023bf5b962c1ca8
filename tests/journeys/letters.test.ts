import { expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { found, withAxe } from "../support/axe.ts";

const NOTICES = "/profile?tab=notices";

test.each([
  {
    locale: "nl",
    path: NOTICES,
    of: "Antwoorden",
    here: "Hier",
    mail: "Mail",
    weekly: "Elke week",
    saved: "Opgeslagen",
  },
  {
    locale: "de",
    path: `/de${NOTICES}`,
    of: "Antworten",
    here: "Hier",
    mail: "E-Mail",
    weekly: "Wöchentlich",
    saved: "Gespeichert",
  },
] as const)(
  "somebody chooses by the keyboard what is told here and by mail, in $locale, and finds it again on a narrow screen",
  async ({ locale, path, of, here, mail, weekly, saved }) => {
    const { page } = await withAxe({}, (options) => member("Noor", "/profile", { ...options, locale }));
    const settings = async () => (await callAs(page, "letters"))["settings"];
    await page.goto(path);
    await isHydrated(page);
    const row = page.getByRole("group", { name: of, exact: true });
    await row.getByLabel(here, { exact: true }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(
      await row.getByLabel(mail, { exact: true }).evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await page.keyboard.press("Space");
    await page.getByText(saved).first().waitFor();
    await expect.poll(settings).toEqual({ classes: ["answers"], digest: "none" });
    await page.getByRole("button", { name: weekly }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(settings).toEqual({ classes: ["answers"], digest: "weekly" });
    expect(await found(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    await isHydrated(page);
    expect(await row.getByLabel(here, { exact: true }).isChecked()).toBe(false);
    expect(await row.getByLabel(mail, { exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole("button", { name: weekly }).getAttribute("aria-pressed")).toBe("true");
    expect(await sticksOut(page)).toEqual([]);
    expect(await found(page)).toEqual([]);

    await callAs(page, "letters", { classes: [], digest: "none" }, "PATCH");
    await callAs(page, "notifications", { hidden: [] }, "PATCH");
  },
);

test("the address in the head of a letter leads people to a page that says what ends, in Polish", async () => {
  const { page } = await member("Noor", "/", { locale: "pl" });
  const token = `notices.999999.${"a".repeat(43)}`;
  await page.goto(`/api/newsletterunsubscribe?token=${token}&lang=pl`);
  await isHydrated(page);
  expect(new URL(page.url()).pathname).toBe("/pl/newsletter");
  await page.getByText("Nie będziesz już dostawać powiadomień e-mailem.").waitFor();
  await page.getByRole("button", { name: "Wypisz się" }).click();
  await page.getByText("Tej poczty już od nas nie będzie.").waitFor();
});
