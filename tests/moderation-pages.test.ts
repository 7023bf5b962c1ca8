import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sendMenuImage } from "#features/contributions/server/menu-image.test-support.ts";
import { addOwner, shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { suggestChange } from "#features/contributions/server/suggest-change.ts";
import { LED_TO_OVERVIEW } from "#features/dashboard/led-to-overview.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { decideReport } from "#features/moderation/server/decide-report.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import {
  addAdmin,
  addReview,
  report,
  settleSmallCase,
  told,
} from "#features/moderation/server/small-case.test-support.ts";
import { addLiveDeal } from "#features/moderation/server/small-news.test-support.ts";
import { toDoCounts } from "#features/moderation/server/to-do-counts.ts";
import { replyReview } from "#features/reviews/server/reply-review.ts";
import { addOwner as addSpeaker } from "#features/reviews/server/small-reviews.test-support.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const pictures = testPictures();

const NO_INDEX = '<meta name="robots" content="noindex"';

let sam: Member;
let ada: Admin;
let reviewId: number;
const database = testWorld(
  async (database) => void ({ sam, ada, reviewId } = await settleSmallCase(database)),
);

async function read(path: string, viewer: Viewer = ANONYMOUS) {
  const errors: unknown[] = [];
  const draw = await drawnPages({
    database,
    now: () => new Date(),
    report: (error) => errors.push(error),
    viewer,
  });
  const answer = await draw(path);
  expect(errors).toEqual([]);
  return answer;
}

async function locationOf(path: string, viewer?: Viewer): Promise<string | undefined> {
  const { status, text } = await read(path, viewer);
  expect(status).toBe(302);
  return /"location","([^"]+)"/.exec(text)?.[1];
}

async function removed(of = reviewId): Promise<number> {
  await decideReview(database, ada, {
    reviewId: of,
    approve: false,
    reason: "hate",
    explanation: "It insults the person behind the counter.",
  });
  const notice = (await told(database)).findLast(({ type }) => type === "reportNotice");
  return notice?.details.decisionId as number;
}

describe("an answer that was removed", () => {
  test("is told in place of the button to whoever speaks for the shop, and to nobody else", async () => {
    const shop = { type: "shop" as const, id: (await shopIn(database, "andersom")).id };
    const [owner, stranger] = [await addSpeaker(database, shop), await addMember(database)];
    const page = (viewer: Viewer = ANONYMOUS) => read("/coffeeshop/andersom", viewer);
    expect((await page(owner)).text).toContain(">Antwoorden<");
    await replyReview(database, owner, { reviewId, text: "Come and say so here." });
    const reportId = await report(database, null, { type: "reply", id: reviewId });
    const changes = { decision: "removed", reason: "hate", explanation: "It threatens somebody." } as const;
    await decideReport(database, ada, { _id: reportId, rev: 1, changes }, { now: new Date() });
    const { text } = await page(owner);
    expect(text).toMatch(/Je antwoord is verwijderd\. <a[^>]*href="\/moderation\/\d+"/);
    expect(text).not.toContain(">Antwoorden<");
    for (const viewer of [ANONYMOUS, stranger, sam, ada])
      expect((await page(viewer)).text).not.toMatch(
        /antwoord is verwijderd|"\/moderation\/\d|Come and say so/i,
      );
  });
});

describe("a decision", () => {
  test("has all its reasons for its author, and the row of the log for others", async () => {
    const decisionId = await removed();
    const own = await read(`/moderation/${decisionId}`, sam);
    expect(own.status).toBe(200);
    expect(own.text).toContain("Friendly people, good coffee.");
    expect(own.text).toContain("It insults the person behind the counter.");
    expect(own.text).toContain('name="text"');
    for (const viewer of [ANONYMOUS, await addMember(database), ada]) {
      const { status, text } = await read(`/moderation/${decisionId}`, viewer);
      expect([status, text.includes(NO_INDEX)]).toEqual([200, true]);
      expect(text).not.toMatch(/Friendly people|insults the person|Andersom|name="text"/);
    }
  });

  test("about a deal has its title and the way to appeal for whoever speaks for the brand", async () => {
    const brand = { type: "brand" as const, id: await addBrand(database) };
    const [owner, stranger] = [await addSpeaker(database, brand), await addMember(database)];
    const dealId = await addLiveDeal(database, brand.id);
    const reportId = await report(database, null, { type: "deal", id: dealId });
    const explanation = "It gives away what may not be given away.";
    const changes = { decision: "removed", reason: "illegal", explanation } as const;
    await decideReport(database, ada, { _id: reportId, rev: 1, changes }, { now: new Date() });
    const path = `/moderation/${(await told(database)).at(-1)?.details.decisionId}`;
    const { text } = await read(path, owner);
    for (const words of ["Tweede pakje halve prijs", explanation, 'name="text"'])
      expect(text).toContain(words);
    for (const viewer of [ANONYMOUS, stranger, ada])
      expect((await read(path, viewer)).text).not.toMatch(/Tweede pakje|gives away|name="text"/);
  });

  test.each(["0", "987654", "x", "1e3", "99999999999999999999"])("is not found at %s", async (id) => {
    expect((await read(`/moderation/${id}`)).status).toBe(404);
  });

  test("is in the public log without a name, and in the feed unless it is a sample", async () => {
    const decisionId = await removed();
    const sample = await removed(await addReview(database, await addMember(database), { isSample: true }));
    const { text } = await read("/moderation");
    expect(text).toContain(`/moderation/${decisionId}`);
    expect(text).toContain(`/moderation/${sample}`);
    expect(text).not.toMatch(/Friendly people|insults the person|Andersom|"Ada"/);
    const feed = await read("/moderation/feed.xml");
    expect(feed.text).toContain(`/moderation/${decisionId}`);
    expect(feed.text).not.toContain(`/moderation/${sample}<`);
  });

  test("log is empty and a page behind its last leads to the last", async () => {
    expect((await read("/moderation")).status).toBe(200);
    expect(await locationOf("/moderation?page=7")).toBe("/moderation");
  });
});

const withRoles = (member: Member, roles: Partial<Member["permissions"]>): Viewer => ({
  ...member,
  permissions: { ...member.permissions, ...roles },
});

describe("the dashboard", () => {
  const ROOMS = [
    "/dashboard",
    "/dashboard/reviews",
    "/dashboard/reports",
    "/dashboard/changes/user",
    "/dashboard/changes/admin",
    "/dashboard/menuimages",
  ];
  const NOT_BUILT = ["/dashboard/nonsense"];
  const OF_SHOPS = ["/dashboard/shops", "/dashboard/shops/shop"];

  test("sends visitors to log in, and people without a role home", async () => {
    for (const path of [...ROOMS, ...OF_SHOPS, ...NOT_BUILT]) {
      expect(await locationOf(path)).toBe(`/login?path=${encodeURIComponent(path)}`);
      expect(await locationOf(path, sam)).toBe("/");
    }
  });

  test("leads every role from rooms that are not there to its first page", async () => {
    for (const roles of [{ mod: true }, { shopAdmin: [1] }, { brandAdmin: [1] }, { admin: true }])
      for (const path of NOT_BUILT)
        expect(await locationOf(path, withRoles(sam, roles))).toBe(LED_TO_OVERVIEW);
  });

  test("leads whoever speaks for one shop to it, and nobody else to a shop", async () => {
    const { id } = await shopIn(database, "andersom");
    const owner = withRoles(sam, { shopAdmin: [id] });
    expect(await locationOf("/dashboard/shops", owner)).toBe(`/dashboard/shops/shop?id=${id}`);
    expect(await locationOf("/dashboard/shops/shop", owner)).toBe("/dashboard/shops");
    for (const roles of [{ mod: true }, { brandAdmin: [1] }])
      for (const path of OF_SHOPS)
        expect(await locationOf(path, withRoles(sam, roles))).toBe(LED_TO_OVERVIEW);
    expect((await read(`/dashboard/shops/shop?id=${id + 1}`, owner)).status).toBe(404);
  });

  test("tells whoever speaks for a shop or brand what they can do, and where", async () => {
    const { id: shop } = await shopIn(database, "andersom");
    const brand = await addBrand(database, { name: "Blad & Zonen" });
    const roles = { shopAdmin: [shop], brandAdmin: [brand] };
    const { text } = await read("/dashboard", withRoles(sam, roles));
    for (const words of ['href="/coffeeshop/andersom#reviews"', "1 recensie", "Blad &amp; Zonen"])
      expect(text).toContain(words);
    expect(text).not.toContain("/dashboard/reviews");
  });

  test("opens its first page to every role, and the rooms of admins to nobody else", async () => {
    for (const roles of [{ mod: true }, { shopAdmin: [1] }, { brandAdmin: [1] }]) {
      const viewer = withRoles(sam, roles);
      const { status, text } = await read("/dashboard", viewer);
      expect(status).toBe(200);
      expect(text).not.toContain("/dashboard/reviews");
      for (const path of ROOMS.slice(1)) expect(await locationOf(path, viewer)).toBe(LED_TO_OVERVIEW);
    }
  });

  test("leads an admin without a second factor to where it is shown", async () => {
    expect(await locationOf("/dashboard", { ...ada, hasSecondFactor: false })).toBe("/profile?tab=account");
  });

  test("shows an admin what waits, with the evidence beside it, and is kept by no search engine", async () => {
    const noor = await addMember(database, { name: "Noor" });
    const fresh = await addReview(database, noor, {
      state: "pending",
      text: "A second review, which waits.",
    });
    await report(database, noor, { id: reviewId, reason: "hate", text: "Read the second line." });
    const eva = await addAdmin(database, "Eva");
    const { status, text } = await read("/dashboard/reviews", eva);
    expect([status, text.includes(NO_INDEX)]).toEqual([200, true]);
    // The reported one comes first; its words, its reports, and its author.
    for (const words of [
      "Friendly people, good coffee.",
      "Read the second line.",
      "/user/sam",
      "/dashboard/reports",
    ])
      expect(text).toContain(words);
    const other = await read(`/dashboard/reviews?id=${fresh}`, eva);
    expect(other.text).toContain("A second review, which waits.");
  });

  test("says so to whoever comes for something that waits no more", async () => {
    const missing = "Het geval dat je zocht, staat niet in deze lijst.";
    for (const room of ROOMS.slice(1)) {
      expect((await read(`${room}?id=987654`, ada)).text).toContain(missing);
      expect((await read(room, ada)).text).not.toContain(missing);
    }
    const number = await report(database, null, { type: "user", id: sam.accountId });
    expect((await read(`/dashboard/reports?id=report-${number}`, ada)).text).not.toContain(missing);
  });

  test("shows reports and appeals, each at its own address", async () => {
    const number = await report(database, null, { type: "user", id: sam.accountId, text: "Sells things." });
    const { status, text } = await read(`/dashboard/reports?id=report-${number}`, ada);
    expect(status).toBe(200);
    expect(text).toContain("Sells things.");
  });

  test("shows an admin what people and owners suggested, each in its room, and counts both", async () => {
    const { id: shopId } = await shopIn(database, "andersom");
    const noor = await addMember(database, { name: "Noor" });
    const suggested = { now: new Date(), isLimited: false };
    const told = (changes: object) => ({ targetType: "shop" as const, targetId: shopId, changes, text: "" });
    await suggestChange(database, noor, told({ phone: "+31201112223" }), suggested);
    const { changes } = await suggestChange(
      database,
      noor,
      told({ email: "hello@andersom.example" }),
      suggested,
    );
    await suggestChange(
      database,
      await addOwner(database, shopId),
      told({ name: "Heel Andersom" }),
      suggested,
    );
    const ofPeople = await read("/dashboard/changes/user", ada);
    expect([ofPeople.status, ofPeople.text.includes(NO_INDEX)]).toEqual([200, true]);
    for (const words of ["+31201112223", `/user/${noor.url}`]) expect(ofPeople.text).toContain(words);
    expect(ofPeople.text).not.toContain("Heel Andersom");
    const chosen = await read(`/dashboard/changes/user?id=${changes[0]?.["_id"]}`, ada);
    expect(chosen.text).toContain("hello@andersom.example</strong>");
    const ofOwners = await read("/dashboard/changes/admin", ada);
    expect(ofOwners.text).toContain("Heel Andersom</strong>");
    expect(ofOwners.text).not.toContain("+31201112223");
    expect(await toDoCounts(database)).toMatchObject({ userChanges: 2, ownerChanges: 1, menuImages: 0 });
  });

  test("shows an admin the photos of menus that wait, without an address of theirs", async () => {
    const { id: shopId } = await shopIn(database, "andersom");
    const bytes = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#fed" } })
      .png()
      .toBuffer();
    const photo = { shopId, bytes, name: "lunch.png", isLimited: false };
    await sendMenuImage(database, await pictures(), sam, photo);
    const { status, text } = await read("/dashboard/menuimages", ada);
    expect(status).toBe(200);
    expect(text).toContain("lunch.jpg");
    expect(text).toContain(`/user/${sam.url}`);
    expect(text).toContain("/coffeeshop/andersom");
    expect(text).not.toMatch(/<img[^>]+src="(?!data:)[^"]*menu/);
    expect(await toDoCounts(database)).toMatchObject({ menuImages: 1 });
  });

  test("is linked in the bar for whoever may open it, and for nobody else", async () => {
    expect((await read("/about")).text).not.toContain('href="/dashboard"');
    expect((await read("/about", sam)).text).not.toContain('href="/dashboard"');
    for (const roles of [{ admin: true }, { mod: true }, { shopAdmin: [1] }, { brandAdmin: [1] }])
      expect((await read("/about", withRoles(sam, roles))).text).toContain('href="/dashboard"');
  });
});
