import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member, NEWCOMER } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const QUEUE = "/dashboard/queue";
const WIDE = { width: 1280, height: 800 };
/** Of which nobody else here says anything: ten for a row of decisions, one to report, one that Eva has open. */
const PRODUCTS = [
  "buurmans-achtertuin",
  "kameel-op-klompen",
  "het-vliegend-vloerkleed-van-gouda",
  "rode-wekker",
  "bijna-een-berg",
  "vriesvak-onderste-la",
  "schuine-toren",
  "halve-zool-heel-gerold",
  "dikke-dinsdag",
  "zure-zebra",
  "thee-met-een-omweg",
];
/** Eva speaks for it. */
const SHOP_OF_EVA = "sample-de-relmuis";

const deskIn = (locale: "nl" | "de") => {
  const expected = [/status of 40[39]/];
  return withAxe({ expected, reducedMotion: "reduce", viewport: WIDE }, (options) =>
    member(locale === "nl" ? "Ada" : "Eva", "/about", { ...options, locale }),
  );
};

/** The page as it is, and as narrow as a phone that enlarges. */
async function isFine(page: Page): Promise<void> {
  // Colours are measured once nothing fades any more.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sticksOut(page)).toEqual([]);
  await page.setViewportSize(WIDE);
}

/** Somebody new, who reviews things and then waits for an admin. */
async function author() {
  const { page } = await member(NEWCOMER, "/about", { locale: "nl", expected: [/status of 403/] });
  await callAs(page, "editprofile", { onboardingStep: null });
  const { user } = (await callAs(page, "profile", {})) as { user: { name: string } };
  /** @returns the number of the review */
  async function review(targetType: "product" | "shop", url: string): Promise<string> {
    const { _id: targetId } = await callAs(page, `get${targetType}?url=${url}`);
    const said = { overall: 4, text: `Rustig, eerlijk en zonder haast: ${url}.` };
    const posted = await callAs(page, "addreview", { targetType, targetId, ...said });
    expect(posted).toMatchObject({ state: "pending" });
    return String(posted["reviewId"]);
  }
  return { page, name: user.name, review };
}

/** The page of the queue on which a case stands. */
async function addressOf(page: Page, id: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const { items } = (await callAs(page, `dashboard/queue?page=${number}`)) as { items: { id: string }[] };
    if (items.length === 0) throw new Error(`${id} does not wait`);
    if (items.some((item) => item.id === id)) return `${QUEUE}?page=${number}&id=${id}`;
  }
}

const chosenId = async (page: Page) =>
  /id=([^&]+)/.exec((await page.locator("ol a[aria-current=true]").getAttribute("href")) ?? "")?.[1] ?? "";

/** The focus has gone to the heading of another case than the one that was seen. */
const nextHeading = (page: Page) =>
  page.waitForFunction(() => {
    const at = document.activeElement;
    if (at?.tagName !== "H2" || at.hasAttribute("data-seen")) return false;
    at.setAttribute("data-seen", "");
    return true;
  });

const leaveQueue = async (page: Page, prefix: string) => {
  await page.locator(`main nav a[href="${prefix}/dashboard"]`).first().press("Enter");
  await page.waitForURL(`**${prefix}/dashboard`);
};

test("a day of two admins at once, one in Dutch and one in German: ten decisions in a row, a case of one's own, a suspension, an appeal, and the log of it all", async () => {
  const { page: ofAuthor, name, review } = await author();
  const reviews: string[] = [];
  for (const product of PRODUCTS) reviews.push(await review("product", `sample-${product}`));
  const ofRelmuis = await review("shop", SHOP_OF_EVA);
  const ids = reviews.map((id) => `newReviews-${id}`);
  const [ofAda, ofEva] = [(await deskIn("nl")).page, (await deskIn("de")).page];

  // Eva has the last one open, and Ada sees it; that of her own shop is not hers to decide.
  const heldOpen = ids.at(-1) as string;
  const told = ofEva.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/dashboard/queue") && answer.request().method() === "POST" && answer.ok(),
  );
  await ofEva.goto(`/de${await addressOf(ofEva, heldOpen)}`);
  await isHydrated(ofEva);
  await told;
  await ofAda.goto(await addressOf(ofAda, ids[0] as string));
  await isHydrated(ofAda);
  await ofAda.locator(`ol a[href*="${heldOpen}"]`).getByText("Eva de Sample heeft dit open.").waitFor();
  await isFine(ofAda);

  const documents: string[] = [];
  ofAda.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const approved: string[] = [];
  ofAda.on("response", (answer) => {
    if (!answer.url().endsWith("/api/approvereview") || !answer.ok()) return;
    const { reviewId } = answer.request().postDataJSON() as { reviewId: string };
    approved.push(String(reviewId));
  });
  const mine = new Set(ids.filter((id) => id !== heldOpen));
  const started = performance.now();
  let decided = 0;
  let isTakenBack = false;
  while (decided < mine.size) {
    const id = await chosenId(ofAda);
    if (mine.has(id))
      await ofAda.locator("fieldset:not(:disabled) [data-key=a]:not(:disabled)").first().waitFor();
    // What others wait for meanwhile is put off.
    await ofAda.keyboard.press(mine.has(id) ? "a" : "l");
    await nextHeading(ofAda);
    if (!mine.has(id)) continue;
    decided += 1;
    if (decided !== 5 || isTakenBack) continue;
    isTakenBack = true;
    await ofAda.keyboard.press("u");
    await expect.poll(() => chosenId(ofAda)).toBe(id);
    decided -= 1;
  }
  console.info(`Ten decisions, and one taken back: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  expect(documents).toEqual([]);
  await leaveQueue(ofAda, "");
  await expect.poll(() => new Set(approved)).toEqual(new Set(reviews.slice(0, -1)));
  // Each once: what was taken back had not been sent.
  expect(approved).toHaveLength(10);
  expect(documents).toEqual([]);

  await ofEva.goto(`/de${await addressOf(ofEva, `newReviews-${ofRelmuis}`)}`);
  await isHydrated(ofEva);
  await ofEva.getByText(/Wer es kann: Ada de Sample\.$/).waitFor();
  expect(await ofEva.locator("fieldset:disabled").count()).toBe(1);
  await isFine(ofEva);
  expect(await callAs(ofEva, "approvereview", { reviewId: ofRelmuis, approve: true })).toMatchObject({
    errors: [{ msg: "Somebody else decides about this" }],
  });

  // A review is reported; Ada removes it by its facts.
  const reported = reviews[0] as string;
  const report = { targetType: "review", targetId: reported, reason: "offTopic", text: "Over een buurman." };
  expect(await callAs(ofEva, "report", report)).toHaveProperty("reportId");
  await ofAda.goto(await addressOf(ofAda, `reportedReviews-${reported}`));
  await isHydrated(ofAda);
  await ofAda.locator("fieldset:not(:disabled) select").first().waitFor();
  await ofAda.keyboard.press("r");
  // To where it begins: the reason.
  await ofAda.locator("main select:focus").waitFor();
  await ofAda.locator("main select").selectOption("offTopic");
  await ofAda
    .locator("main textarea[name=explanation]")
    .fill("Het gaat over een buurman, en niet over het product.");
  await ofAda.getByRole("button", { name: "Verwijderen", exact: true }).press("Enter");
  const removed = ofAda.waitForResponse((answer) => answer.url().endsWith("/api/approvereview"));
  await ofAda.getByRole("button", { name: "Nu doen" }).press("Enter");
  expect((await removed).status()).toBe(200);

  // Eva suspends whoever wrote it, who can appeal all the same; Ada lifts it.
  await ofEva.goto(`/de/dashboard/users?q=${encodeURIComponent(name)}`);
  await isHydrated(ofEva);
  await ofEva.getByRole("table").getByRole("link", { name }).press("Enter");
  await ofEva.waitForURL(/users\/user/);
  await isHydrated(ofEva);
  const address = new URL(ofEva.url());
  const form = ofEva.locator("form", { has: ofEva.getByLabel("Wie lange") });
  await form.getByRole("button", { name: "Sperren", exact: true }).press("Enter");
  await form.getByText("Wähl den Grund.").first().waitFor();
  await form.getByLabel("Grund").selectOption("hate");
  await form.getByLabel("Wie lange").selectOption({ label: "7 Tage" });
  await form.getByLabel(/^Die Tatsachen/).fill("Hat andere Gäste dreimal beschimpft.");
  await form.getByRole("button", { name: "Sperren", exact: true }).press("Enter");
  await ofEva.getByText(/^Gesperrt bis/).waitFor();
  await isFine(ofEva);

  const more = { targetType: "shop", targetId: "1", overall: 4, text: "Nog een keer, even rustig." };
  expect(await callAs(ofAuthor, "addreview", more)).toMatchObject({ errors: [{ param: "account" }] });
  // The removal came before the suspension.
  const notices = (await callAs(ofAuthor, "notifications")) as unknown as { redirect: string }[];
  const decisions = notices.flatMap(({ redirect }) => /^\/moderation\/(\d+)$/.exec(redirect)?.[1] ?? []);
  const decisionId = decisions.toSorted((one, other) => Number(one) - Number(other))[0];
  const { appealId } = await callAs(ofAuthor, "appeal", {
    decisionId,
    text: "De buurman heeft het gekweekt.",
  });

  // It was Ada who removed it: she reads the appeal, and only Eva decides it.
  const appeal = `appeals-${String(appealId)}`;
  await ofAda.goto(await addressOf(ofAda, appeal));
  await isHydrated(ofAda);
  await ofAda
    .getByText(/^Jij hebt hierover beslist, of het is van jou: een andere beheerder beslist/)
    .waitFor();
  expect(await ofAda.getByRole("button", { name: "Beslissen", exact: true }).count()).toBe(0);
  await isFine(ofAda);
  await ofEva.goto(`/de${await addressOf(ofEva, appeal)}`);
  await isHydrated(ofEva);
  await ofEva.getByLabel("Nein, es kommt zurück").press("Space");
  await ofEva.locator("main textarea[name=explanation]").fill("Wer es angebaut hat, gehört zum Produkt.");
  await ofEva.getByRole("button", { name: "Entscheiden", exact: true }).press("Enter");
  const overturned = ofEva.waitForResponse((answer) => answer.url().endsWith("/api/dashboard/appeals"));
  await ofEva.getByRole("button", { name: "Jetzt ausführen" }).press("Enter");
  expect((await overturned).status()).toBe(200);
  await leaveQueue(ofEva, "/de");

  await ofAda.goto(address.pathname.replace(/^\/de/, "") + address.search);
  await isHydrated(ofAda);
  await ofAda.getByText(/^Geschorst tot/).waitFor();
  await ofAda.getByRole("button", { name: "De schorsing opheffen" }).press("Enter");
  await ofAda.getByRole("button", { name: "Schorsen", exact: true }).waitFor();
  // For the journeys that come after this one.
  for (const reviewId of [...reviews, ofRelmuis])
    expect(await callAs(ofAuthor, "deletereview", { reviewId })).toEqual({});

  // The log says who did what, and stands as it was written.
  async function logged(type: string, id: string): Promise<string[]> {
    await ofAda.goto(`/dashboard/audit?type=${type}&id=${id}`);
    await isHydrated(ofAda);
    const cells = await ofAda.getByRole("table").getByRole("row").allInnerTexts();
    return cells.slice(1).map((text) => text.replaceAll(/\s+/g, " "));
  }
  const [ada, eva] = [/Ada de Sample/, /Eva de Sample/];
  const whoDid = async (what: RegExp, type: string, id: string) =>
    (await logged(type, id)).find((text) => what.test(text)) ?? "";
  const suspended = address.searchParams.get("id") ?? "";
  expect(await whoDid(/^Recensie goedgekeurd/, "review", reported)).toMatch(ada);
  expect(await whoDid(/^Recensie verwijderd/, "review", reported)).toMatch(ada);
  expect(await whoDid(/^Bezwaar toegewezen/, "decision", String(decisionId))).toMatch(eva);
  expect(await whoDid(/^Gebruiker geschorst/, "account", suspended)).toMatch(eva);
  expect(await whoDid(/^Schorsing opgeheven/, "account", suspended)).toMatch(ada);
  await isFine(ofAda);
  await ofAda.getByRole("button", { name: "Logboek controleren" }).press("Enter");
  await ofAda.getByText("Alles staat er zoals het is geschreven.").waitFor();
});
