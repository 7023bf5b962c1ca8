import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { callAs, member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, reducedMotion: "reduce" } as const;

interface Item {
  id: string;
  kind: string;
  state: string;
}

/** Somebody of the demo, and one of their reviews that everybody sees. */
async function reviewOf(page: Page, name: string): Promise<{ accountId: string; reviewId: string }> {
  const { items: people } = await callAs(page, `dashboard/users?q=${encodeURIComponent(name)}`);
  const accountId = (people as { _id: string }[])[0]?.["_id"] ?? "";
  const { items } = await callAs(page, `dashboard/written?_id=${accountId}`);
  const review = (items as Item[]).find(({ kind, state }) => kind === "review" && state === "published");
  return { accountId, reviewId: review?.id.replace("review-", "") ?? "" };
}

test("an admin reads what somebody wrote, and puts back a review that was removed wrongly: in Dutch, on a phone", async () => {
  const { page, open } = await withAxe(PHONE, (options) => member("Ada", "/dashboard/users", options));
  const { accountId, reviewId } = await reviewOf(page, "Noor");
  const explanation = "It seems to be about another place.";
  await callAs(page, "approvereview", { reviewId, approve: false, reason: "wrongTarget", explanation });
  await open(`/dashboard/users/user?id=${accountId}`);
  await isHydrated(page);
  const part = page.locator("section", {
    has: page.getByRole("heading", { name: "Wat deze persoon schreef" }),
  });
  const undo = part.getByRole("button", { name: /^Verwijdering terugdraaien: Recensie/ });
  await undo.click();
  expect(await foundOnScreens(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await part.getByLabel(/^De feiten/).fill("De recensie gaat toch over deze shop.");
  await part.getByRole("button", { name: "Terugplaatsen", exact: true }).click();
  const stateNow = async () => {
    const { items } = await callAs(page, `dashboard/written?_id=${accountId}`);
    return (items as Item[]).find(({ id }) => id === `review-${reviewId}`)?.state;
  };
  await expect.poll(stateNow).toBe("published");
  await part.getByRole("textbox").waitFor({ state: "detached" });
});

test("an admin finds a wrong removal in the log and in the editor of the deal, and undoes it there: in Dutch, on a phone", async () => {
  const { page, open } = await withAxe(PHONE, (options) => member("Ada", "/dashboard/users", options));
  const { items: deals } = await callAs(page, "dashboard/deals?state=live");
  const id = (deals as { _id: string }[])[0]?.["_id"] ?? "";
  await callAs(page, "report", { targetType: "deal", targetId: id, reason: "illegal", text: "" });
  const { items: reports } = await callAs(page, "dashboard/reports");
  const reported = (reports as { _id: string; rev: number; targetType: string; targetId: string }[]).find(
    ({ targetType, targetId }) => targetType === "deal" && targetId === id,
  );
  const changes = { decision: "removed", reason: "illegal", explanation: "It is not allowed in this town." };
  await callAs(page, "dashboard/reports", { _id: reported?.["_id"], rev: reported?.rev, changes }, "PATCH");
  const undo = page.getByRole("button", { name: /^Verwijdering terugdraaien/ });
  await open("/dashboard/audit?what=removeReported");
  await undo.first().waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await open(`/dashboard/deals/deal?id=${id}`);
  await isHydrated(page);
  await undo.click();
  expect(await foundOnScreens(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByLabel(/^De feiten/).fill("De gemeente staat het hier toe.");
  await page.getByRole("button", { name: "Terugplaatsen", exact: true }).click();
  await undo.waitFor({ state: "detached" });
  await page.getByLabel(/^De feiten/).waitFor({ state: "detached" });
});

test("an admin resets what somebody says of themselves, is told of it, thinks better of it twice, and puts it back: in Dutch, on a phone", async () => {
  const { page, open } = await withAxe(PHONE, (options) => member("Ada", "/dashboard/users", options));
  const { items: people } = await callAs(page, "dashboard/users?q=Bram");
  const { _id: accountId, url } = (people as { _id: string; url: string }[])[0] ?? {};
  const bio = async () => ((await callAs(page, `getuser?url=${url}`)) as { bio?: string }).bio;
  const before = await bio();
  expect(before).toMatch(/./);
  await open(`/dashboard/users/user?id=${accountId}`);
  await isHydrated(page);
  const part = page.locator("section", {
    has: page.getByRole("heading", { name: "Het profiel terugzetten" }),
  });
  await part.getByText("Tekst over zichzelf").click();
  await part.getByLabel("Reden").selectOption("promotion");
  await part.getByRole("button", { name: "Terugzetten", exact: true }).click();
  // What is told stands at the top, far from the button.
  await page.getByText("Klaar.").first().waitFor();
  const told = () =>
    page.evaluate(() => (scrollY < 400 ? document.activeElement?.textContent : "out of sight"));
  await expect.poll(told).toMatch(/^Klaar\./);
  expect(await bio()).not.toBe(before);
  const undo = part.getByRole("button", { name: /^Terugzetten ongedaan maken/ });
  await undo.press("Enter");
  expect(await foundOnScreens(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.keyboard.type("Het was toch geen reclame.");
  await part.getByRole("button", { name: "Zo laten" }).press("Enter");
  // The focus is on the button again, and what was typed is kept.
  await page.keyboard.press("Enter");
  await part.getByRole("button", { name: "Terugplaatsen" }).press("Enter");
  await expect.poll(bio).toBe(before);
  await undo.waitFor({ state: "detached" });
  await expect.poll(told).toBe("Gedaan.");
});

test("a reason to remove a review is filled in as a sentence for its author, and a remark stays beside the case: in German", async () => {
  const { page, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard/users", options),
  );
  await open("/de/dashboard/reviews");
  await isHydrated(page);
  const facts = page.getByLabel(/^Die Tatsachen/);
  await page.getByLabel("Grund").selectOption("offTopic");
  // Whoever wrote it reads Dutch.
  expect(await facts.inputValue()).toContain("Het gaat over iets anders");
  await facts.fill("Over de bakker aan de overkant.");
  await page.getByLabel("Grund").selectOption("hate");
  expect(await facts.inputValue()).toBe("Over de bakker aan de overkant.");
  await page.getByRole("textbox", { name: "Bemerkung" }).fill("Schreibt dasselbe bei jedem Laden.");
  await page.getByRole("button", { name: "Bemerkung festhalten" }).click();
  await page
    .getByText("Schreibt dasselbe bei jedem Laden.", { exact: true })
    .and(page.locator("p"))
    .waitFor();
  expect(await foundOnScreens(page)).toEqual([]);
});

test("a moderator is told in the bar how many names on menus wait, and sees the number fall", async () => {
  const { page, open } = await member("Mo", "/dashboard/products/names");
  await open("/dashboard/products/names");
  const link = page
    .getByRole("navigation", { name: "Dashboard", exact: true })
    .getByRole("link", { name: /^Producten/ });
  const count = async () => Number(/\d+/.exec((await link.first().textContent()) ?? "")?.[0]);
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Geen product" }).click();
  await expect.poll(count).toBe(before - 1);
  // It is taken back before it is sent.
  await page.getByRole("button", { name: "Ongedaan maken" }).first().click();
  await expect.poll(count).toBe(before);
});
