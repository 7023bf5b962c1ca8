import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
  type Response,
} from "playwright-core";
import { afterAll, inject, onTestFailed, onTestFinished } from "vitest";
import { lastLines, type RunningSite } from "./journeys-site.ts";
import { watchPage } from "./journeys-trouble.ts";

export interface Journey {
  page: Page;
  context: BrowserContext;
  /** Goes to an address and waits until the page is hydrated: before that a click on a link loads a whole document. */
  open(path: string): Promise<Response>;
  /** Every request so far, oldest first. */
  requests: Request[];
}

export interface JourneyOptions extends BrowserContextOptions {
  /** Console errors that belong to this journey, such as the browser's own line about a 404. All others fail the test. */
  expected?: RegExp[];
  /** Other origins that this journey requests on purpose, and answers itself. */
  answeredOrigins?: string[];
  /** A site of its own instead of the shared one. */
  site?: RunningSite;
}

const PATIENCE_MS = 60_000;

let connecting: Promise<Browser> | undefined;

afterAll(async () => {
  await (await connecting)?.close();
});

/** A connection to the browser of this worker. */
export async function connectBrowser(): Promise<Browser> {
  const address = inject("journeys").browsers[Number(process.env.VITEST_POOL_ID) - 1];
  if (!address) throw new Error(`There is no browser for worker ${process.env.VITEST_POOL_ID}`);
  return chromium.connect(address);
}

/**
 * A new visitor: a fresh browser context with one page, on which addresses are relative to the site. When the test is over it
 * fails on an error in the console, a violation of the content policy or a request to another origin.
 *
 *     const { page, open } = await journey({ expected: [NOT_FOUND] });
 *     await open("/en/tulip-mania");
 */
export async function journey({
  expected = [],
  answeredOrigins = [],
  site,
  ...options
}: JourneyOptions = {}): Promise<Journey> {
  const { origin, logFile } = site ?? inject("journeys");
  connecting ??= connectBrowser();
  const context = await (
    await connecting
  ).newContext({ baseURL: origin, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const watched = watchPage(context, { origin, expected, answeredOrigins });
  const page = await context.newPage();
  onTestFinished(async () => {
    await context.close();
    watched.failOnTrouble();
  });
  onTestFailed(() => {
    const lines = [`At ${page.url()}`, ...watched.trouble, "The site said last:", lastLines(logFile)];
    process.stdout.write(`${lines.join("\n")}\n`);
  });
  return { page, context, requests: watched.requests, open: (path) => openHydrated(page, path) };
}

async function openHydrated(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} was on the screen already`);
  await isHydrated(page);
  return response;
}

/** Hydration is complete: the router takes over scroll restoration as its last step. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/**
 * Presses a button of which the page shows at once what the server is only being told. Resolves with the answer, from which on other
 * browsers see it too.
 */
export async function pressUntilAnswered(button: Locator, call: string): Promise<Response> {
  const answered = button.page().waitForResponse((response) => response.url().endsWith(`/api/${call}`));
  await button.click();
  return answered;
}

/** Decides about a case of a queue, and doesn't wait until it can't be taken back any more. */
export async function decideUntilAnswered(
  button: Locator,
  call: string,
  now = "Do it now",
): Promise<Response> {
  const page = button.page();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/${call}`));
  await button.click();
  await page.getByRole("button", { name: now, exact: true }).click();
  return answered;
}

/** The same for a visitor with the consent cookie. */
export async function withConsent(options: JourneyOptions = {}): Promise<Journey> {
  const started = await journey(options);
  const url = options.baseURL ?? options.site?.origin ?? inject("journeys").origin;
  await started.context.addCookies([{ name: "ageandcookies", value: "req", url }]);
  return started;
}
