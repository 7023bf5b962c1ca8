import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { replyReview } from "#features/reviews/server/reply-review.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { HIDDEN_HOURS } from "../reason.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decisionPage } from "./decision-page.ts";
import { moderationLog } from "./moderation-log.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { queuedReports } from "./queued-reports.ts";
import { reportedPicture } from "./reported-picture.ts";
import {
  aMenuImage,
  aPhoto,
  aReply,
  decide,
  EXPLANATION,
  isServed,
  type Part,
  removalOf,
  restore,
} from "./reported-parts.test-support.ts";
import { addAdmin, logged, report, told } from "./small-case.test-support.ts";

let ada: Admin;
let eva: Admin;
let noor: Member;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  ada = await addAdmin(database, "Ada");
  eva = await addAdmin(database, "Eva");
  noor = await addMember(database, { name: "Noor" });
});

const pictures = testPictures();

let tools: Awaited<ReturnType<typeof pictures>>;
beforeEach(async () => void (tools = await pictures()));

const PARTS = {
  "an owner’s reply": aReply,
  "a photo of a review": aPhoto,
  "a picture of a menu": aMenuImage,
};

const entriesOf = async (type: string) => (await logged(database)).filter((entry) => entry.type === type);

// Instead of waiting for a day.
const clockOn = statement(
  "let-holds-run-out-in-test",
  (_, p: Params<{ hours: number }>) => sql`
    update content_hold set hidden_until = hidden_until - make_interval(hours => ${p.hours}::int)`,
);

describe.each(Object.entries(PARTS))("%s", (_, partOf) => {
  let part: Part;
  beforeEach(async () => void (part = await partOf({ database, tools, ada })));

  test("is reported by a guest and a member, and removed alone, with reasons for its author", async () => {
    const { target, author, isShown, isRestThere } = part;
    await report(database, null, { ...target, reason: "personalData" });
    const receipt = await report(database, noor, { ...target, reason: "personalData" });
    expect(await report(database, noor, { ...target })).toBe(receipt);
    expect(await queuedReports(database)).toMatchObject({
      total: 1,
      items: [
        {
          targetType: target.type,
          targetId: String(target.id),
          item: { url: "andersom" },
          user: { name: author.accountId === noor.accountId ? "Noor" : expect.any(String) },
          picture: part.address && { width: 60, height: 90 },
          isRemovable: true,
          reports: [{ isByMember: false }, { isByMember: true }],
        },
      ],
    });
    expect([await isShown(), await isServed(database, part)]).toEqual([
      true,
      part.address ? true : undefined,
    ]);

    await decide(database, ada, receipt);
    expect(await isShown()).toBe(false);
    expect(await isServed(database, part)).toBe(part.address ? false : undefined);
    expect(await isRestThere()).toBe(true);
    await expect(report(database, null, target)).rejects.toMatchObject({ kind: "notFound" });

    const notices = await told(database);
    expect(notices).toContainEqual(
      expect.objectContaining({ recipientId: author.accountId, type: "reportNotice" }),
    );
    expect(notices).toContainEqual(
      expect.objectContaining({ recipientId: noor.accountId, type: "reportDecided" }),
    );
    const decisionId = await removalOf(database);
    const page = (viewerId: number | null) => decisionPage(database, { decisionId, viewerId });
    expect(await page(author.accountId)).toMatchObject({
      targetType: target.type,
      outcome: "removed",
      source: "notice",
      isByRule: false,
      statement: { explanation: EXPLANATION, item: { name: "Andersom" }, appeal: null },
    });
    expect((await page(null)).statement).toBeNull();
    expect(await moderationLog(database, { page: 1 })).toMatchObject({
      items: [{ targetType: target.type, outcome: "removed", reason: "personalData" }],
      counts: [{ reason: "personalData", count: 1 }],
    });
    expect(await entriesOf(target.type)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: "removeReported", reason: "personalData" })]),
    );
  });

  test("comes back when another admin decides so upon an appeal", async () => {
    const { target, author, isShown } = part;
    await decide(database, ada, await report(database, noor, target));
    const decisionId = await removalOf(database);
    await expect(
      appealDecision(database, noor, { decisionId, text: "Not mine at all." }),
    ).rejects.toMatchObject({
      kind: "notFound",
    });
    const { appealId, isWaiting } = await appealDecision(database, author, {
      decisionId,
      text: "It is my own address.",
    });
    expect(isWaiting).toBe(false);
    expect((await queuedAppeals(database, eva)).items).toMatchObject([
      { targetType: target.type, picture: part.address && { width: 60, height: 90 }, mayDecide: true },
    ]);
    if (target.type === "photo" || target.type === "menuImage") {
      const seen = await reportedPicture(database, tools, { type: target.type, id: target.id });
      expect(seen).toMatch(/^data:image\/(jpeg|png);base64,/);
    }
    await expect(restore(database, ada, appealId)).rejects.toMatchObject({ kind: "notAllowed" });
    await restore(database, eva, appealId);
    expect(await isShown()).toBe(true);
    expect(await isServed(database, part)).toBe(part.address ? true : undefined);
    expect((await moderationLog(database, { page: 1 })).counts).toEqual([]);
  });

  test("is decided once: the second is told who was first", async () => {
    const { target, isShown } = part;
    const receipt = await report(database, noor, target);
    await decide(database, ada, receipt, { decision: "kept", explanation: "" });
    await expect(decide(database, eva, receipt)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Was decided already", param: "_id", values: { name: "Ada" } }],
    });
    expect(await isShown()).toBe(true);
  });

  test("is hidden for a day by three severe reports, and only until somebody looks", async () => {
    const { target, isShown } = part;
    const people = [noor, await addMember(database), await addMember(database)];
    const storm = async () => {
      for (const one of people) await report(database, one, { ...target, reason: "hate" });
    };
    await storm();
    expect(await isShown()).toBe(false);
    expect(await entriesOf(target.type)).toContainEqual(
      expect.objectContaining({ action: "hideReported", role: "rule" }),
    );
    await clockOn.run(database, { hours: HIDDEN_HOURS + 1 });
    expect(await isShown()).toBe(true);
    await clockOn.run(database, { hours: -HIDDEN_HOURS - 1 });
    const [{ id = "" } = {}] = (await queuedReports(database)).items;
    await decide(database, ada, Number(id), { decision: "kept", reason: "hate", explanation: "" });
    expect(await isShown()).toBe(true);
    await storm();
    expect(await isShown()).toBe(true);
  });
});

const forgetReply = statement(
  "forget-reply-in-test",
  (_, p: Params<{ id: number }>) => sql`delete from review_reply where review_id = ${p.id}`,
);

test("whoever answers once the author of a removed reply is gone is not held back for them", async () => {
  const { target, author, isShown } = await aReply({ database, tools, ada });
  await decide(database, ada, await report(database, noor, target));
  await forgetReply.run(database, target);
  await replyReview(database, author, { reviewId: target.id, text: "We have opened a window." });
  expect(await isShown()).toBe(true);
});
