import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { type Screenshot, screenshotFile, SCREENSHOTS } from "#pages/resources/screenshots.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { findChromium } from "#tests/support/chromium.ts";

// Takes the pictures of the app that its manifest shows, in every language, of a running site and of nothing but the samples:
//   npm run start & npm run screenshots -- http://127.0.0.1:3000

const FOLDER = "public";
const LARGEST_BYTES = 60_000;
/** As a phone and a laptop draw it. */
const SCALE = { narrow: 1.5, wide: 1 };
/** By which the site knows its app: the pictures have its bar. */
const USER_AGENT = "HighstreetApp/1.0";

const PATHS: Record<Screenshot["name"], string> = {
  town: `/coffeeshops/${SAMPLE_TOWN.slug}`,
  shop: "/coffeeshop/sample-papieren-boot",
  "town-wide": `/coffeeshops/${SAMPLE_TOWN.slug}`,
};

async function takeOf(browser: Browser, origin: string, locale: Locale, shot: Screenshot): Promise<void> {
  const scale = SCALE[shot.form];
  const context = await browser.newContext({
    baseURL: origin,
    userAgent: USER_AGENT,
    viewport: { width: shot.width / scale, height: shot.height / scale },
    deviceScaleFactor: scale,
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "ageandcookies", value: "req", url: origin }]);
  const page = await context.newPage();
  await page.goto((locale === DEFAULT_LOCALE ? "" : `/${locale}`) + PATHS[shot.name]);
  await page.waitForLoadState("networkidle");
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  if (picture.length > LARGEST_BYTES)
    throw new Error(`${screenshotFile(shot, locale)} has ${picture.length} bytes`);
  await writeFile(join(FOLDER, screenshotFile(shot, locale)), picture);
  await context.close();
}

const [origin = "http://127.0.0.1:3000"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await findChromium((line) => void process.stdout.write(`${line}\n`)),
  args: ["--no-sandbox"],
});
for (const locale of LOCALES) for (const shot of SCREENSHOTS) await takeOf(browser, origin, locale, shot);
await browser.close();
