import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { addBrand, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { NewsType } from "#features/news/news.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import type { ReviewTarget } from "#features/reviews/review.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decisionPage } from "./decision-page.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { queuedReports } from "./queued-reports.ts";
import { decide, EXPLANATION, removalOf, restore } from "./reported-parts.test-support.ts";
import { addAdmin, addReview, report, told } from "./small-case.test-support.ts";
import { addLiveDeal, addLiveJob, addPublishedPost, newsState } from "./small-news.test-support.ts";

const WHY = "It is allowed in our town, see the letter.";

let ada: Admin;
let eva: Admin;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  ada = await addAdmin(database, "Ada");
  eva = await addAdmin(database, "Eva");
});

const andersom = async (): Promise<ReviewTarget> => ({
  type: "shop",
  id: await shopId(database, "andersom"),
});

const OF: Record<NewsType, () => Promise<{ id: number; item: ReviewTarget; title: string; shown: string }>> =
  {
    deal: async () => {
      const item = { type: "brand" as const, id: await addBrand(database) };
      const title = "Tweede pakje halve prijs";
      return { id: await addLiveDeal(database, item.id), item, title, shown: "live" };
    },
    job: async () => ({
      id: await addLiveJob(database),
      item: await andersom(),
      title: "Barista",
      shown: "live",
    }),
    post: async () => {
      const item = await andersom();
      return { id: await addPublishedPost(database, item.id), item, title: "Nieuws", shown: "published" };
    },
  };

/** Somebody reports it, and Ada takes it away. Returns the number of the decision. */
async function removed(type: NewsType, id: number): Promise<number> {
  await decide(database, ada, await report(database, null, { type, id, reason: "illegal" }));
  return removalOf(database);
}

const appeal = (member: Member, decisionId: number) =>
  appealDecision(database, member, { decisionId, text: WHY });

async function statementFor(member: Member | null, decisionId: number) {
  const page = await decisionPage(database, { decisionId, viewerId: member?.accountId ?? null });
  return page.statement;
}

async function toldOf(type: string) {
  return (await told(database)).filter((notice) => notice.type === type);
}

const revoke = statement(
  "revoke-roles-in-test",
  (_, p: Params<{ accountId: number }>) => sql`delete from account_role where account_id = ${p.accountId}`,
);

describe.each(["deal", "job", "post"] as const)("a %s that is taken away", (type) => {
  test("is told to everybody who speaks for its shop or brand, who read why; others read the public row", async () => {
    const { id, item, title } = await OF[type]();
    const owners = [await addOwner(database, item), await addOwner(database, item)];
    const stranger = await addOwner(database, {
      type: "shop",
      id: await shopId(database, "zeelucht"),
    });
    const decisionId = await removed(type, id);
    expect(await toldOf("reportNotice")).toEqual(
      owners.map(({ accountId: recipientId }) => ({
        recipientId,
        type: "reportNotice",
        subject: `decision/${decisionId}`,
        details: { reason: "personalData", outcome: "removed", decisionId, targetType: type },
      })),
    );
    for (const owner of owners)
      expect(await statementFor(owner, decisionId)).toMatchObject({
        item: { type: item.type, id: item.id },
        content: title,
        explanation: EXPLANATION,
        appeal: null,
        appealUntil: expect.any(String),
      });
    for (const other of [stranger, ada, null]) expect(await statementFor(other, decisionId)).toBeNull();
    await expect(appeal(stranger, decisionId)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is appealed by one of them for all, and all hear that it is back", async () => {
    const { id, item, shown } = await OF[type]();
    const owners = [await addOwner(database, item), await addOwner(database, item)];
    const [first, second] = owners as [Member, Member];
    const decisionId = await removed(type, id);
    // Nobody appeals for a shop or brand who may have stolen the first factor of whoever speaks for it.
    await expect(appeal({ ...first, hasSecondFactor: false }, decisionId)).rejects.toMatchObject({
      kind: "notAllowed",
      errors: [{ param: "session" }],
    });
    const { appealId } = await appeal(first, decisionId);
    await expect(appeal(second, decisionId)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was appealed already" }],
    });
    expect((await statementFor(second, decisionId))?.appeal).toMatchObject({ state: "open", text: WHY });
    await restore(database, eva, appealId, { now: NOW });
    expect(await newsState(database, { type, id })).toBe(shown);
    expect((await toldOf("appealDecided")).map(({ recipientId, details }) => [recipientId, details])).toEqual(
      owners.map(({ accountId }) => [
        accountId,
        { reason: "personalData", outcome: "restored", decisionId, targetType: type },
      ]),
    );
  });
});

test("a deal that its owner paused after it was reported is taken away, and an appeal brings it back paused", async () => {
  const { id, item } = await OF.deal();
  const owner = await addOwner(database, item);
  const number = await report(database, null, { type: "deal", id, reason: "illegal" });
  await moveDeal(database, { dealId: id, step: "pause", now: NOW });
  await decide(database, ada, number);
  const resume = () => moveDeal(database, { dealId: id, step: "resume", now: NOW });
  await expect(resume()).rejects.toMatchObject({ errors: [{ msg: "Was taken away by a moderator" }] });
  await restore(database, eva, (await appeal(owner, await removalOf(database))).appealId);
  expect(await newsState(database, { type: "deal", id })).toBe("paused");
});

test("a post of the site itself has nobody to tell", async () => {
  const id = await addPublishedPost(database);
  await addOwner(database, await andersom());
  await removed("post", id);
  expect(await toldOf("reportNotice")).toEqual([]);
  expect(await newsState(database, { type: "post", id })).toBe("withdrawn");
});

test("who speaks for it no longer reads nothing and appeals nothing, and whoever came after does", async () => {
  const { id, item } = await OF.deal();
  const earlier = await addOwner(database, item);
  const decisionId = await removed("deal", id);
  await revoke.run(database, earlier);
  const later = await addOwner(database, item);
  expect(await statementFor(earlier, decisionId)).toBeNull();
  await expect(appeal(earlier, decisionId)).rejects.toMatchObject({ kind: "notFound" });
  expect(await statementFor(later, decisionId)).not.toBeNull();
  const { appealId } = await appeal(later, decisionId);
  await restore(database, eva, appealId, { now: NOW });
  expect((await toldOf("appealDecided")).map(({ recipientId }) => recipientId)).toEqual([later.accountId]);
});

test("what is decided about a review of a shop is no business of whoever speaks for the shop", async () => {
  const item = await andersom();
  const owner = await addOwner(database, item);
  const reviewId = await addReview(database, await addMember(database));
  await decide(database, ada, await report(database, null, { id: reviewId }));
  expect(await statementFor(owner, await removalOf(database))).toBeNull();
});

describe("an admin who speaks for it", () => {
  async function ownerAdmin(item: ReviewTarget, slug: string): Promise<Admin> {
    const member = await addAdmin(database, "Olga");
    await grantRole(database, { accountId: member.accountId, role: "brandAdmin", item: slug });
    return asAdmin({ ...member, permissions: { ...member.permissions, brandAdmin: [item.id] } });
  }
  const SLUG = "vloeipapier-zonen";

  test("does not decide about it", async () => {
    const { id, item } = await OF.deal();
    const olga = await ownerAdmin(item, SLUG);
    const number = await report(database, null, { type: "deal", id });
    await expect(decide(database, olga, number)).rejects.toMatchObject({ kind: "notAllowed" });
    expect(await newsState(database, { type: "deal", id })).toBe("live");
  });

  test("does not decide its appeal either, and counts as nobody who could", async () => {
    const { id, item } = await OF.deal();
    const olga = await ownerAdmin(item, SLUG);
    const owner = await addOwner(database, item);
    const decisionId = await removed("deal", id);
    await revoke.run(database, eva);
    expect(await appeal(owner, decisionId)).toMatchObject({ isWaiting: true });
    expect((await statementFor(owner, decisionId))?.appeal?.isWaiting).toBe(true);
    const { items } = await queuedAppeals(database, olga);
    expect(items).toMatchObject([{ mayDecide: false, title: "Tweede pakje halve prijs" }]);
    const changes = { decision: "restored" as const, reason: undefined, explanation: EXPLANATION };
    await expect(
      decideAppeal(database, olga, { _id: Number(items[0]?.id), rev: 1, changes }, { now: NOW }),
    ).rejects.toMatchObject({ kind: "notAllowed" });
    await addAdmin(database, "Gijs");
    expect((await statementFor(owner, decisionId))?.appeal?.isWaiting).toBe(false);
  });
});

test.each([
  ["deal", "Tweede pakje halve prijs", /^Tweede pakje halve prijs\n\n./],
  ["job", "Barista", /^Barista\n\nKoffie, \*\*veel\*\* koffie\.$/],
  ["post", "Nieuws", /^Nieuws\n\nKort\n\nLang, met /],
] as const)(
  "whoever decides about a %s reads all of it, reported or appealed",
  async (type, title, words) => {
    const { id, item } = await OF[type]();
    const owner = await addOwner(database, item);
    await report(database, null, { type, id, reason: "illegal" });
    const says = { targetType: type, title, content: expect.stringMatching(words) };
    expect((await queuedReports(database)).items).toMatchObject([says]);
    await appeal(owner, await removed(type, id));
    expect((await queuedAppeals(database, eva)).items).toMatchObject([says]);
  },
);

const erase = statement(
  "erase-in-test",
  (_, p: Params<{ accountId: number }>) => sql`delete from account where id = ${p.accountId}`,
);

test("what is back already is not appealed again, though whoever appealed has left with their words", async () => {
  const { id, item } = await OF.deal();
  const [first, second] = [await addOwner(database, item), await addOwner(database, item)];
  const decisionId = await removed("deal", id);
  await restore(database, eva, (await appeal(first, decisionId)).appealId);
  await erase.run(database, first);
  await expect(appeal(second, decisionId)).rejects.toMatchObject({ kind: "conflict" });
});
