import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { isHydrated } from "../support/journey.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const ROOM = "/dashboard/support";
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, reducedMotion: "reduce" } as const;

/** The message that somebody signed in sends from the form that everybody has; resolves with the number of its ticket. */
async function ask(page: Page, message: string): Promise<string> {
  await page.getByLabel("What is it about?").selectOption("A mistake on a page, or something missing");
  await page.getByLabel(/^Address of the page/).fill("/coffeeshop/sample-de-slapende-reiger");
  await page.getByLabel("Your message").fill(message);
  await page.getByLabel("Your name").fill("Sjaak");
  await page.getByLabel("Your email address").fill("sjaak@example.org");
  await page.getByRole("button", { name: "Send" }).click();
  const arrived = page.getByRole("status").filter({ hasText: "Your message has arrived" });
  await arrived.waitFor();
  return /Its number is (\d+)/.exec((await arrived.textContent()) ?? "")?.[1] ?? "";
}

/** Without the ten seconds in which an answer can be taken back. */
const doItNow = (page: Page) => page.getByRole("button", { name: "Do it now" }).click();

async function answered(page: Page): Promise<void> {
  await doItNow(page);
  await page.getByText("It’s on its way").waitFor();
}

test("an owner asks on a phone, an admin answers by keyboard, and the owner finds the notice, reads it and writes back", async () => {
  const { page } = await withAxe(PHONE, (options) => member("Sjaak", "/contact", options));
  const id = await ask(page, "The heron on our page is asleep.");
  await page.getByRole("link", { name: /in your dashboard/ }).click();
  await page.getByText("The heron on our page is asleep.", { exact: true }).waitFor();
  await page.reload();
  await isHydrated(page);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  const { page: ofAda } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", ROOM, options),
  );
  await ofAda.reload();
  await isHydrated(ofAda);
  await ofAda.getByRole("searchbox").focus();
  await ofAda.keyboard.type(`#${id}`);
  await ofAda.keyboard.press("Enter");
  await ofAda.waitForURL((url) => url.search === `?q=%23${id}`);
  await ofAda.locator("h1").click();
  await ofAda.keyboard.press("j");
  await ofAda.keyboard.press("Enter");
  await ofAda.getByText("sjaak@example.org").waitFor();
  expect(await foundOnScreens(ofAda)).toEqual([]);
  await ofAda.keyboard.press("a");
  await ofAda.keyboard.type("Herons do that.");
  // What is typed is on the device, whatever becomes of the page.
  await ofAda.reload();
  await isHydrated(ofAda);
  await expect.poll(() => ofAda.getByLabel("Your answer").inputValue()).toBe("Herons do that.");
  await ofAda.keyboard.press("a");
  await ofAda.keyboard.press("Tab");
  await ofAda.keyboard.press("Tab");
  await ofAda.keyboard.press("Enter");
  await answered(ofAda);
  await ofAda.getByText("Closed", { exact: true }).first().waitFor();

  await page.getByRole("banner").locator("button[aria-haspopup=dialog]:not([command])").click();
  const notice = page.locator("dialog:modal").getByRole("link", { name: /We answered your message/ });
  await notice.click();
  await page.waitForURL((url) => url.search === `?id=${id}`);
  await page.getByText("Herons do that.").waitFor();
  await page.getByText("The people who run this site").waitFor();
  expect(await found(page)).toEqual([]);
  await page.getByLabel("Write back").fill("So they do.");
  await page.getByRole("button", { name: "Send" }).click();
  await answered(page);
  await page.getByText("Waiting for an answer", { exact: true }).first().waitFor();

  // It waits again, and stands in the count of the room.
  await ofAda.reload();
  await ofAda.getByText("So they do.").waitFor();
  await ofAda.getByRole("link", { name: /^Questions and answers\s*[1-9]/ }).waitFor();
});

test("two who answer at once are both heard of, and whoever is signed out keeps what they typed", async () => {
  const { page } = await member("Bram", "/contact");
  const id = await ask(page, "Which colour has our rolling paper?");
  const expected = { expected: [/status of 4(01|09)/] };
  const { page: ofAda, open, context } = await member("Ada", "/about", expected);
  await open(`/en${ROOM}?id=${id}`);
  const { page: ofEva, open: openAsEva } = await member("Eva", "/about");
  await openAsEva(`/en${ROOM}?id=${id}`);
  await ofAda.getByLabel("Your answer").fill("White.");
  await ofEva.getByLabel("Your answer").fill("Whitish.");
  await ofEva.getByRole("button", { name: "Answer", exact: true }).click();
  await answered(ofEva);
  await ofAda.getByRole("button", { name: "Answer", exact: true }).click();
  await doItNow(ofAda);
  await ofAda.getByText(/said in between/).waitFor();
  await ofAda.getByText("Whitish.").waitFor();
  expect(await ofAda.getByLabel("Your answer").inputValue()).toBe("White.");

  await context.clearCookies({ name: "auth_token" });
  await ofAda.getByRole("button", { name: "Answer", exact: true }).click();
  await doItNow(ofAda);
  await ofAda.getByText(/no longer logged in/).waitFor();
  expect(await ofAda.getByLabel("Your answer").inputValue()).toBe("White.");
});

test("nobody reads what somebody else asked", async () => {
  const { page } = await member("Sjaak", "/contact");
  const id = await ask(page, "Is the kettle ours?");
  const { page: ofBram, open } = await member("Bram", ROOM);
  await ofBram.getByRole("link", { name: "Ask a question" }).waitFor();
  expect(await ofBram.getByText("Is the kettle ours?").count()).toBe(0);
  await open(`/en${ROOM}?id=${id}`);
  await ofBram.getByText(/isn’t in this list/).waitFor();
  expect(await ofBram.getByText("Is the kettle ours?").count()).toBe(0);
});

test("an owner asks from the dashboard itself, without a name or an address, and lands in the thread", async () => {
  const { page } = await withAxe(PHONE, (options) => member("Sjaak", ROOM, options));
  await page.getByRole("link", { name: "Ask a question" }).click();
  await page.getByLabel("What is it about?").selectOption("How the site works");
  await page.getByLabel("Your message").fill("Where do the herons go at night?");
  await page.reload();
  await isHydrated(page);
  expect(await found(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await expect
    .poll(() => page.getByLabel("Your message").inputValue())
    .toBe("Where do the herons go at night?");
  await page.getByLabel("What is it about?").selectOption("How the site works");
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL((url) => /^\?id=\d+$/.test(url.search));
  await page.getByText("Where do the herons go at night?", { exact: true }).waitFor();
  await page.getByText("Waiting for an answer").first().waitFor();
});

test("an admin writes a standard answer, finds it by a word of its text while answering, and changes it before it is sent", async () => {
  const { page } = await member("Sjaak", "/contact");
  const id = await ask(page, "When do the herons wake?");
  const name = `Herons of ${id}`;

  const { page: ofAda, open } = await withAxe({ reducedMotion: "reduce" }, (options) =>
    member("Ada", "/dashboard/answers", options),
  );
  await ofAda.getByRole("link", { name: "New standard answer" }).click();
  await ofAda.getByRole("heading", { name: "New standard answer" }).waitFor();
  await ofAda.getByLabel("Name", { exact: true }).fill(name);
  await ofAda.getByLabel("English", { exact: true }).fill(`Hi [name], herons of ${id} wake at dawn.`);
  await ofAda.getByRole("button", { name: "Save" }).click();
  await ofAda.getByRole("heading", { name }).waitFor();
  await ofAda.reload();
  await isHydrated(ofAda);
  expect(await found(ofAda)).toEqual([]);

  await open(`/en${ROOM}?id=${id}`);
  await ofAda.getByLabel("Put in a standard answer").focus();
  await ofAda.keyboard.type(`herons of ${id} wake`);
  await ofAda.getByRole("option", { name }).waitFor();
  expect(await found(ofAda)).toEqual([]);
  await ofAda.keyboard.press("ArrowDown");
  await ofAda.keyboard.press("Enter");
  const answer = ofAda.getByLabel("Your answer");
  expect(await answer.inputValue()).toBe(`Hi Sjaak, herons of ${id} wake at dawn.`);
  await ofAda.getByText(`“${name}” stands in your answer.`).waitFor();
  expect(await found(ofAda)).toEqual([]);
  await ofAda.keyboard.type(" Mostly.");
  await ofAda.getByRole("button", { name: "Answer", exact: true }).click();
  await answered(ofAda);
  await ofAda.getByText(`Hi Sjaak, herons of ${id} wake at dawn. Mostly.`).waitFor();
});
