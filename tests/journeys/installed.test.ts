import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { callAs, member, NEWCOMER } from "../support/journey-of-member.ts";
import { withWorker, workerOf } from "../support/with-worker.ts";

interface Picture {
  src: string;
  sizes: string;
  type?: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

/** The width and height that the header of a picture of ours says: WebP (lossy) or PNG. */
function sizeIn(picture: Buffer): string {
  if (picture.toString("latin1", 12, 16) === "VP8 ")
    return `${picture.readUInt16LE(26) & 0x3fff}x${picture.readUInt16LE(28) & 0x3fff}`;
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

/** What Chromium has against installing; it says nothing else of this browser than that it may not in a private window. */
async function hindrances(session: CDPSession): Promise<string[]> {
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
}

test.each([
  ["nl", "", ["In de buurt", "Bewaard", "Zoeken"], "De coffeeshops van een plaats"],
  ["de", "/de", ["In der Nähe", "Gemerkt", "Suchen"], "Die Coffeeshops eines Ortes"],
  ["pl", "/pl", ["W pobliżu", "Zapisane", "Szukaj"], "Coffeeshopy w jednej miejscowości"],
])(
  "Chromium can install the app in %s, with pictures, a mark in one colour and ways in",
  async (lang, base, ways, label) => {
    const { page, context, open } = await withWorker();
    await open(`${base}/about`);
    await workerOf(page);
    const session = await context.newCDPSession(page);
    const { errors, data, url } = await session.send("Page.getAppManifest");
    expect(new URL(url).pathname).toBe(`${base}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(await hindrances(session)).toEqual([]);

    const manifest = JSON.parse(data ?? "{}") as {
      lang: string;
      icons: Picture[];
      screenshots: Picture[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest.lang).toBe(lang);
    // A short word is not left alone at the end of a line.
    const plain = (text = "") => text.replaceAll("\u00A0", " ");
    expect(manifest.shortcuts.map(({ name }) => plain(name))).toEqual(ways);
    expect(new Set(manifest.icons.map(({ purpose }) => purpose ?? "any"))).toEqual(
      new Set(["any", "maskable", "monochrome"]),
    );
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "narrow", "wide"]);
    expect(plain(manifest.screenshots[0]?.label)).toBe(label);
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await page.request.get(src);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()["content-type"]?.replace(/;.*/, ""), src).toBe(type);
      const picture = await answer.body();
      expect(picture.length, src).toBeLessThan(60_000);
      if (sizes !== "any") expect(sizeIn(picture), src).toBe(sizes);
    }
    for (const way of manifest.shortcuts)
      expect((await page.request.get(way.url)).status(), way.url).toBe(200);
  },
);

test("where the browser offers it, /app installs the app; in the app it says that it is one", async () => {
  const { page, context, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  await open("/nl/app");
  const main = page.getByRole("main");
  for (const name of ["iPhone en iPad", "Android", "Computer"])
    expect(await main.getByRole("heading", { name }).count()).toBe(1);
  expect(await main.getByText("kan Firefox geen sites installeren").count()).toBe(1);
  const install = main.getByRole("button", { name: "Installeer de app" });
  expect(await install.count()).toBe(0);
  // A browser that is driven never asks by itself.
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => ({ outcome: "accepted" }),
      }),
    ),
  );
  await install.click();
  await main.getByText("De app is geïnstalleerd.").waitFor();
  expect(await install.count()).toBe(0);

  await context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await open("/nl/app");
  await main.getByText("Je bent in de app.").waitFor();
});

test("the icon of the app has the number of the bell, and none once its owner has logged out", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 16) HighstreetApp/1.0";
  const { page, context } = await member(NEWCOMER, "/about", { userAgent });
  await callAs(page, "editprofile", { onboardingStep: null });
  // Something to be told of, whatever other journeys have read.
  const { _id: userId } = (await callAs(page, "profile", {})).user as { _id: string };
  const friend = await member("Noor", "/about");
  await callAs(friend.page, "befrienduser", { userId, befriend: true });
  await context.addInitScript(() => {
    const told = (count: number) => sessionStorage.setItem("badge", String(count));
    Object.assign(navigator, {
      setAppBadge: async (count: number) => told(count),
      clearAppBadge: async () => told(0),
    });
  });
  await page.goto("/en/profile?tab=account");
  const onIcon = () => page.evaluate(() => sessionStorage.getItem("badge"));
  await expect.poll(onIcon).toMatch(/^[1-9]/);
  await page.getByRole("button", { name: `Notifications (${await onIcon()} new)` }).waitFor();
  await page.getByRole("button", { name: "Log out", exact: true }).last().click();
  await page.waitForURL((url) => url.pathname === "/en");
  expect(await onIcon()).toBe("0");
});
