import { expect, test } from "vitest";
import { isHydrated, type JourneyOptions } from "../support/journey.ts";
import { IN_AMSTERDAM, packOf, pocketPages, takeAlong } from "../support/pocket.ts";
import { sticksOut } from "../support/sticks-out.ts";
import { withWorker, workerOf } from "../support/with-worker.ts";

const PHONE: JourneyOptions = {
  viewport: { width: 360, height: 780 },
  geolocation: IN_AMSTERDAM,
  permissions: ["geolocation"],
  reducedMotion: "reduce",
};

/** In a new document no chunk of another page is there, and nobody looks for a newer build. */
const NOT_THERE = [/ERR_FAILED/];

const WORDS = {
  nl: {
    prefix: "",
    offer: /^Neem Amsterdam mee/,
    take: /^Meenemen/,
    taken: "Amsterdam zit in je zak",
    fromMe: /van\swaar\sje\sbent/i,
    near: "Probeer het: bij mij in de buurt",
    search: "Zoeken in Amsterdam",
    getIn: "Mag ik naar binnen?",
    way: "Wijs de weg",
    straight: /hemelsbreed,\songeveer\s\d+\sminu\S+\slopen\snaar\shet\s/,
  },
  de: {
    prefix: "/de",
    offer: /^Nimm Amsterdam mit/,
    take: /^Mitnehmen/,
    taken: "Amsterdam ist in deiner Tasche",
    fromMe: /von\sdir\sentfernt/i,
    near: "Probier’s: in meiner Nähe",
    search: "In Amsterdam suchen",
    getIn: "Komme ich rein?",
    way: "Weg zeigen",
    straight: /Luftlinie,\setwa\s\d+\sMinuten?\szu\sFuß\snach\s/,
  },
  pl: {
    prefix: "/pl",
    offer: /^Zabierz ze sobą: Amsterdam/,
    take: /^Zabierz, /,
    taken: "Amsterdam: masz w kieszeni",
    fromMe: /od\sciebie/i,
    near: "Wypróbuj: blisko mnie",
    search: "Szukaj: Amsterdam",
    getIn: "Czy mnie wpuszczą?",
    way: "Pokaż drogę",
    straight: /w\slinii\sprostej,\sokoło\s\d+\sminut\S*\spieszo\sna\s/,
  },
};

test.each(["nl", "de", "pl"] as const)(
  "in flight mode in Amsterdam a phone says which shop near is open and lets one in, and how to walk there: %s",
  async (locale) => {
    const words = WORDS[locale];
    await packOf("amsterdam");
    const {
      page,
      context,
      open: goTo,
    } = await withWorker({
      ...PHONE,
      expected: [/ERR_INTERNET/, /manifest patches/, ...NOT_THERE],
    });
    await goTo(`${words.prefix}/coffeeshops/amsterdam`);
    await page.getByRole("link", { name: words.offer }).click();
    await page.waitForURL(`**${words.prefix}/pocket/amsterdam`);
    await takeAlong(page, words.take);
    await page.getByRole("heading", { level: 1, name: words.taken }).waitFor();
    expect(await pocketPages(page)).toEqual([`${words.prefix}/pocket`]);

    await context.setOffline(true);
    await page.getByRole("link", { name: words.near }).click();
    // Those known to be open are a list by themselves, the nearest first.
    const open = page.locator("main ul:has(li h2)").first();
    const metres = async () => {
      const told = await open
        .locator("p")
        .filter({ hasText: /^\d[\d.,]*\sk?m/ })
        .allInnerTexts();
      return told.map((text) => {
        const [number = "", unit = ""] = text.split(/\s/);
        return Number(number.replace(",", ".")) * (unit.startsWith("k") ? 1000 : 1);
      });
    };
    // From the Nieuwmarkt and not from the middle of the town.
    await page.getByText(words.fromMe).first().waitFor();
    expect((await metres()).length).toBeGreaterThan(3);
    expect(await metres()).toEqual((await metres()).toSorted((one, other) => one - other));
    expect(await sticksOut(page)).toEqual([]);

    // As from the home screen, in a new document, by the address of the site.
    await page.goto(`${words.prefix}/coffeeshops/amsterdam`);
    await page.waitForURL(`**${words.prefix}/pocket/amsterdam`);
    await isHydrated(page);
    const search = page.getByRole("searchbox", { name: words.search });
    await search.fill("baraka");
    await search.press("Enter");
    await page.getByRole("link", { name: "Barraka", exact: true }).click();
    await page.waitForURL(`**${words.prefix}/pocket/amsterdam/barraka`);
    await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
    await page.getByRole("heading", { name: words.getIn }).waitFor();
    expect(await sticksOut(page)).toEqual([]);

    await page.getByRole("link", { name: words.way }).click();
    await page.getByRole("dialog", { name: "Barraka" }).getByText(words.straight).waitFor();
    expect(await sticksOut(page)).toEqual([]);

    // With a network the way leads back to the site.
    await context.setOffline(false);
    await page
      .locator(`a[href="${words.prefix || "/"}"]:visible`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === (words.prefix || "/"));
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  },
);

test("a shop of the pocket that is asked for by its address on the site is there without a network; another one is not", async () => {
  await packOf("amsterdam");
  const { page, context, open } = await withWorker({
    ...PHONE,
    expected: [/ERR_INTERNET/, /manifest patches/, ...NOT_THERE],
  });
  await open("/en/pocket/amsterdam");
  await takeAlong(page, /^Take it along/);
  await context.setOffline(true);
  await page.goto("/en/coffeeshop/barraka");
  await page.waitForURL("**/en/pocket/amsterdam/barraka");
  await page.getByRole("heading", { level: 1, name: "Barraka" }).waitFor();
  await page.goto("/en/coffeeshop/of-somewhere-else");
  await page.getByRole("heading", { level: 1, name: "You’re offline" }).waitFor();
  await page.goto("/en/pocket/amsterdam/of-somewhere-else");
  await page.getByRole("heading", { level: 1, name: "This shop isn’t in your pocket" }).waitFor();
  await page.goto("/en/pocket/utrecht");
  await page.getByRole("heading", { level: 1, name: "This city isn’t in your pocket" }).waitFor();
});

test("a city is removed again, after a question, and with it every byte of it", async () => {
  await packOf("utrecht");
  const { page, open } = await withWorker(PHONE);
  await open("/en/pocket/utrecht");
  await takeAlong(page, /^Take it along/);
  await open("/en/pocket");
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Your pocket is empty" }).waitFor();
  const left = await page.evaluate(async () => (await (await caches.open("pocket")).keys()).length);
  expect(left).toBe(0);
});

test("a city that nobody packed, and a browser that keeps nothing, are said in a sentence", async () => {
  const { page, context, open } = await withWorker(PHONE);
  await open("/en/pocket/atlantis");
  await page.getByRole("heading", { level: 1, name: "There’s nothing to take along here" }).waitFor();
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "caches"));
  await open("/en/pocket/amsterdam");
  await page.getByRole("heading", { level: 1, name: "This browser keeps nothing" }).waitFor();
  await workerOf(page);
});
