import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const DESK = "/dashboard";

async function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A day so many days from now, as a field for it has it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const saved = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /Gespeichert um/ })
    .waitFor();

async function choose(page: Page, button: string, files: { name: string; colour: string }[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).press("Enter"),
  ]);
  const chosen = files.map(async ({ name, colour }) => ({
    name,
    mimeType: "image/png",
    buffer: await picture(colour),
  }));
  await chooser.setFiles(await Promise.all(chosen));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/de${path}`);
  await isHydrated(page);
}

/** The brand that Bram speaks for, and one that he does not. */
async function brands(page: Page): Promise<{ own: string; other: string; slug: string }> {
  const { items } = (await callAs(page, "dashboard/brands")) as { items: { _id: string; slug: string }[] };
  const { _id: own, slug } = items[0] as { _id: string; slug: string };
  const { items: all } = (await callAs(page, "getbrands")) as { items: { _id: string }[] };
  return { own, slug, other: (all[0] as { _id: string })["_id"] };
}

async function writeDeal(page: Page, title: string): Promise<void> {
  const titles = page.getByRole("group", { name: /^Titel/ });
  await titles.getByLabel("Originalsprache").selectOption({ label: "Deutsch" });
  await titles.getByLabel("Deutsch").fill(title);
  const bodies = page.getByRole("group", { name: /^Beschreibung/ });
  await bodies.getByLabel("Originalsprache").selectOption({ label: "Deutsch" });
  await bodies.getByLabel("Deutsch").fill("Nur dienstags.");
  await page.getByLabel("Worum es geht").selectOption({ label: "Raucherbedarf" });
  await page.getByLabel("Art der Aktion").selectOption({ label: "Geschenk" });
  await page.getByLabel("Beginn").fill(`${day(-1)}T12:00`);
  await page.getByLabel(/^Ende/).fill(`${day(20)}T12:00`);
}

test("a day of whoever speaks for a brand, in German: its words, its logo, pictures, a product and a deal that is refused and then taken", async () => {
  const { page } = await withAxe({ expected: [/status of 404/] }, (options) =>
    member("Bram", DESK, { ...options, locale: "de" }),
  );
  const { own, other, slug } = await brands(page);

  await open(page, `/dashboard/brands/brand?id=${own}`);
  const about = page.getByRole("group", { name: /^Beschreibung/ });
  await about.getByLabel("Originalsprache").selectOption({ label: "Deutsch" });
  await about.getByLabel("Deutsch").fill("Wir falten seit 1987, und manchmal liegt etwas gerade.");
  await page.getByRole("button", { name: "Speichern" }).click();
  await saved(page);

  await page.getByRole("link", { name: "Logo und Bilder" }).click();
  await choose(page, "Logo auswählen", [{ name: "logo.png", colour: "#2d7d6f" }]);
  await page.getByRole("img", { name: "Das Logo, wie es jetzt ist" }).waitFor();
  await choose(page, "Fotos hinzufügen", [
    { name: "werkstatt.png", colour: "#a33" },
    { name: "kranich.png", colour: "#33a" },
  ]);
  await page.getByRole("button", { name: /^Foto 2 von 2/ }).click();
  const words = page.getByRole("group", { name: /^In Worten/ });
  await words.getByLabel("Originalsprache").selectOption({ label: "Deutsch" });
  await words.getByLabel("Deutsch").fill("Ein Kranich aus Papier");
  await page.getByRole("button", { name: "Als Titelbild" }).click();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await saved(page);
  // Colours are measured once the button has come back from sending.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await found(page)).toEqual([]);

  await open(page, `/brand/${slug}`);
  await page.getByText("Wir falten seit 1987").waitFor();
  await page.getByRole("img", { name: "Ein Kranich aus Papier" }).waitFor();
  expect(await page.getByRole("link", { name: /^Foto \d von 2/ }).count()).toBe(2);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await open(page, "/dashboard/products");
  await page.getByRole("table").getByRole("link").last().click();
  await page.locator("form#editor").waitFor();
  const name = await page.getByLabel("Name", { exact: true }).inputValue();
  await page.getByLabel(/^Andere Namen/).fill("Kranichpapier");
  await page.getByRole("button", { name: "Vorschau" }).click();
  await page.getByRole("dialog").getByRole("heading", { name, level: 1 }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Speichern" }).click();
  await saved(page);

  await open(page, "/dashboard/deals");
  await page.getByRole("link", { name: "Neue Aktion" }).click();
  await writeDeal(page, "Ein Kranich für alle");
  await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await page.getByRole("heading", { name: "Ein Kranich für alle" }).waitFor();
  await page.getByRole("button", { name: "Zur Freigabe senden" }).click();
  await page.getByText("Wartet auf Freigabe").waitFor();
  const deal = new URL(page.url());

  const { page: ofEva } = await member("Eva", "/about", { locale: "de" });
  await ofEva.goto(deal.pathname + deal.search);
  await isHydrated(ofEva);
  await ofEva.getByLabel(/^Grund, wenn/).fill("Sag dazu, wie viele es gibt.");
  await ofEva.getByRole("button", { name: "Ablehnen" }).click();
  await ofEva.getByText("Abgelehnt", { exact: true }).waitFor();

  await page.reload();
  await page.getByText("Sag dazu, wie viele es gibt.").waitFor();
  await page.getByRole("button", { name: "Zurück zum Entwurf" }).click();
  await page.getByText("Entwurf", { exact: true }).waitFor();
  const bodies = page.getByRole("group", { name: /^Beschreibung/ });
  await bodies.getByLabel("Deutsch").fill("Nur dienstags, solange die fünfzig Kraniche reichen.");
  await page.getByRole("button", { name: "Zur Freigabe senden" }).click();
  await page.getByText("Wartet auf Freigabe").waitFor();
  await ofEva.reload();
  await isHydrated(ofEva);
  await ofEva.getByRole("button", { name: "Freigeben" }).click();
  await ofEva.getByText("Läuft", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("Läuft", { exact: true }).first().waitFor();

  // Another brand is not there for him, with or without a picture.
  const refused = { errors: [{ param: "brand" }] };
  expect(await callAs(page, `dashboard/photos?brand=${other}`)).toMatchObject(refused);
  await page.goto(`/de/dashboard/brands/brand?id=${other}&tab=photos`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("button", { name: "Fotos hinzufügen" }).count()).toBe(0);
});
