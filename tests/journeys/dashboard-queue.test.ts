import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { member } from "../support/journey-of-member.ts";

const QUEUE = "/dashboard/queue";
const MANY = 10;
/** What a glance and one key decide, by its kind; anything else here needs a reason or an answer in words, and is put off. */
const KEY_OF: Record<string, string> = {
  reportedReviews: "a",
  userChanges: "a",
  ownerChanges: "a",
  newReviews: "a",
  menuImages: "a",
  deals: "a",
  jobs: "a",
  names: "r",
};

/** Decisions are answered here and not by the site: the cases are those of the other journeys too. */
async function answerDecisions(page: Page): Promise<string[]> {
  const decided: string[] = [];
  await page.route(/\/api\/(approve|menuimage|dashboard\/(spellings|deals|coffeejobs))/, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    decided.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: {} });
  });
  return decided;
}

const chosenRow = (page: Page) => page.locator("ol a[aria-current=true]");
/** As the address of the case has it. */
const kindOfChosen = async (page: Page) =>
  /id=([a-z]+)-/i.exec((await chosenRow(page).getAttribute("href")) ?? "")?.[1] ?? "";
const focusedHeading = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement?.tagName === "H2" && !document.activeElement.hasAttribute("data-seen"),
  );

/** Not while it is one's own, decided by another journey meanwhile, or still lacks something. */
async function canBeDecided(page: Page): Promise<boolean> {
  const open = page.locator("fieldset:not(:disabled)");
  return (await open.count()) > 0 && (await open.locator("[data-key=a]:disabled").count()) === 0;
}

/** Marks the heading as seen, so that the next one is known as another, also where it says the same. */
const seeHeading = (page: Page) => page.evaluate(() => document.activeElement?.setAttribute("data-seen", ""));

test("an admin makes ten decisions over several kinds by the keyboard alone, and no document is loaded", async () => {
  const { page } = await member("Eva", QUEUE, { locale: "de" });
  await page.locator("ol a[aria-current=true]").waitFor();
  const decided = await answerDecisions(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const count = page.locator(`nav a[href="/de${QUEUE}"] > span`).last();
  const before = Number(await count.textContent());
  const kinds = new Map<string, number>();
  const started = performance.now();
  let made = 0;
  for (let turn = 0; made < MANY && turn < 5 * MANY; turn += 1) {
    const kind = await kindOfChosen(page);
    const key = ((await canBeDecided(page)) && KEY_OF[kind]) || "l";
    await page.keyboard.press(key);
    await focusedHeading(page);
    await seeHeading(page);
    if (key === "l") continue;
    made += 1;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const seconds = (performance.now() - started) / 1_000;
  console.info(`Ten decisions: ${seconds.toFixed(1)} s, ${JSON.stringify([...kinds])}`);
  expect(made).toBe(MANY);
  // Of eight; the other journeys decide some of them first.
  expect(kinds.size).toBeGreaterThanOrEqual(2);
  expect(documents).toEqual([]);
  // Other journeys send and decide on the same site meanwhile; how much it falls is told by the tests of the part.
  expect(Number(await count.textContent())).toBeLessThan(before);
  const rows = page.locator("ol").getByRole("link");
  const left = await rows.count();
  await page.keyboard.press("u");
  await expect.poll(() => rows.count()).toBeGreaterThan(left);
  expect(decided.length).toBeLessThan(MANY);

  // What is held back is sent when the queue is left: while this page still answers it, and not by a window that closes.
  await page.locator(`nav a[href="/de/dashboard"]`).first().click();
  await page.waitForURL("**/de/dashboard");
  await expect.poll(() => decided.length).toBeGreaterThanOrEqual(MANY - 1);
});

test("who opens a case that somebody else has open is told so, and may decide it all the same", async () => {
  const { page: ofAda } = await member("Ada", QUEUE);
  const told = ofAda.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  const row = ofAda.locator("ol").getByRole("link").last();
  const address = (await row.getAttribute("href")) ?? "";
  await row.click();
  await told;
  const { page: ofEva } = await member("Eva", address.replace(/^\/en/, ""));
  await ofEva.locator("main").getByText("Ada de Sample has this open.").first().waitFor();
  expect(await ofEva.locator("fieldset:disabled").count()).toBe(0);
});
