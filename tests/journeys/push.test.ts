import { expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { PATIENT, workerOf } from "../support/with-worker.ts";
import { found, withAxe } from "../support/axe.ts";

const NOTICES = "/profile?tab=notices";

test("somebody chooses by the keyboard what rings, in Dutch: it is saved at once, and nothing is asked before a press", async () => {
  const { page } = await withAxe({}, (options) => member("Noor", "/profile", { ...options, locale: "nl" }));
  await page.goto(NOTICES);
  await isHydrated(page);
  const answers = page.getByRole("group", { name: "Antwoorden" }).getByLabel("Push");
  await answers.focus();
  await page.keyboard.press("Space");
  await page.getByText("Opgeslagen").first().waitFor();
  await page.getByLabel("Van", { exact: true }).fill("2330");
  await page.getByLabel("Tot", { exact: true }).fill("7");
  await expect
    .poll(async () => (await callAs(page, "push"))["settings"])
    .toEqual({ classes: ["answers"], isQuiet: true, quietFrom: 1410, quietUntil: 420 });
  expect(await page.evaluate(() => Notification.permission)).not.toBe("granted");
  expect(await found(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await isHydrated(page);
  expect(await answers.isChecked()).toBe(true);
  expect(await sticksOut(page)).toEqual([]);

  await answers.uncheck();
  await expect.poll(async () => (await callAs(page, "push"))["settings"]).toMatchObject({ classes: [] });
});

test("what is pushed is shown as it came, and an empty one says the name of the site", async () => {
  const { page, context } = await member("Noor", "/", { locale: "nl", serviceWorkers: "allow" });
  await workerOf(page);
  await context.grantPermissions(["notifications"]);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  // What comes while the browser stops the worker is now and then lost without a word: it is delivered until it is seen, and by its tag it
  // is one notification all the same.
  const push = (data: string) =>
    expect.poll(async () => {
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
      return shown();
    }, PATIENT);

  const message = { title: "Highstreet", body: "Een antwoord voor jou", tag: "notice-1", url: "/profile" };
  await push(JSON.stringify(message)).toEqual([
    { title: "Highstreet", body: "Een antwoord voor jou", tag: "notice-1" },
  ]);
  await push("").toHaveLength(2);
  expect((await shown()).map(({ tag }) => tag).toSorted()).toEqual(["notice-1", "notices"]);
});
