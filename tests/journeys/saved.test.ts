import { expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { found, withAxe } from "../support/axe.ts";
import { sticksOut } from "../support/sticks-out.ts";

const SHOP = "/de/coffeeshop/sample-de-slapende-reiger";

test("a visitor saves a shop while the network is away, finds it by the bar of the phone, and is told where only its name can be shown", async () => {
  const failed = [
    /Failed to load resource/,
    /ERR_INTERNET_DISCONNECTED/,
    /^Failed to fetch manifest patches/,
  ];
  const { page, context, open } = await withAxe({
    viewport: { width: 320, height: 700 },
    expected: failed,
  });
  await open(SHOP);
  await page.waitForLoadState("networkidle");
  const name = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("button", { name: `${name} merken` })
    .click();
  await page.getByText("Auf diesem Gerät gemerkt.").waitFor();
  await context.setOffline(false);

  await open("/de/deals");
  await page.route("**/saved/shops?*", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Gemerkt" }).click();
  await page.waitForURL("**/de/saved");
  const main = page.getByRole("main");
  await main.getByRole("link", { name, exact: true }).waitFor();
  await main.getByText("Zu sehen sind nur die Namen").waitFor();
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await main.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await main.getByRole("heading", { level: 2, name }).waitFor();
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  const save = main.getByRole("button", { name: `${name} merken` });
  await save.click();
  expect(await save.getAttribute("aria-pressed")).toBe("false");
  await page.reload();
  await isHydrated(page);
  await main.getByText("Du hast dir noch keinen Laden gemerkt").waitFor();
});
