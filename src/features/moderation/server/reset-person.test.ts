import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { givePortrait } from "#features/accounts/server/portrait.test-support.ts";
import { editProfile } from "#features/accounts/server/edit-profile.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { photo } from "#platform/images/sent-pictures.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { Reset } from "../reset.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideReport } from "./decide-report.ts";
import { decisionPage } from "./decision-page.ts";
import { forgetOldCases } from "./forget-old-cases.ts";
import { queuedAppeals } from "./queued-appeals.ts";
import { removalOf, restore } from "./reported-parts.test-support.ts";
import { addAdmin, logged, report, settleSmallCase, told } from "./small-case.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

let sam: Member;
let ada: Admin;
beforeEach(async () => {
  ({ sam, ada } = await settleSmallCase(database));
  await renameAccount(database, sam, { name: "Rude Word", siteName: "Highstreet", isLimited: false });
  await editProfile(database, sam, { changes: { bio: "Insults somebody." } });
  await givePortrait(database, await pictures(), sam, { bytes: await photo(60, 60) });
});

const accounts = statement(
  "account-in-reset-test",
  (_, p: Params<{ id: number }>) => sql<{ name: string; url: string; bio: string; hasPicture: boolean }>`
    select name, url, bio, picture_id is not null as "hasPicture" from account where id = ${p.id}`,
);

const look = async () => accounts.first(database, { id: sam.accountId });

const EXPLANATION = "It insults somebody by name.";

async function reset(resets: readonly Reset[] | undefined, admin = ada) {
  const reportId = await report(database, null, { type: "user", id: sam.accountId, reason: "hate" });
  const changes = {
    decision: "removed",
    reason: "hate",
    explanation: EXPLANATION,
    ...(resets && { resets: [...resets] }),
  } as const;
  await decideReport(database, admin, { _id: reportId, rev: 1, changes }, { now: new Date() });
  return removalOf(database);
}

test("an admin resets what breaks the rules of a profile, and leaves the rest", async () => {
  await reset(["bio"]);
  expect(await look()).toEqual({ name: "Rude Word", url: "rude-word", bio: "", hasPicture: true });
  await reset(["name", "picture"]);
  const left = await look();
  expect(left?.name).toMatch(/^Gast \d+$/);
  expect(left).toMatchObject({ url: left?.name.replace("Gast ", "guest-"), bio: "", hasPicture: false });
  const found = await autocomplete(database, { kinds: ["users"], question: "rude", locale: "nl" });
  expect(JSON.stringify(found)).not.toContain("Rude");
});

test("whoever reported a profile reads whose it was, and no longer once its owner leaves", async () => {
  const noor = await addMember(database);
  const reportId = await report(database, noor, { type: "user", id: sam.accountId, reason: "hate" });
  const changes = { decision: "kept", reason: "hate", explanation: "" } as const;
  await decideReport(database, ada, { _id: reportId, rev: 1, changes }, { now: new Date() });
  const heard = async () =>
    (await notificationsOf(database, noor)).map(({ type, targetType, targetName }) => [
      type,
      targetType,
      targetName,
    ]);
  expect(await heard()).toEqual([["reportDecided", "user", "Rude Word"]]);
  await leave(database, sam);
  expect(await heard()).toEqual([["reportDecided", "user", undefined]]);
});

test("it is in the log, and its owner reads why and what, where they can appeal", async () => {
  const decisionId = await reset(["name", "bio"]);
  expect((await logged(database)).at(-1)).toMatchObject({
    action: "removeReported",
    type: "user",
    reason: "hate",
  });
  expect((await told(database)).at(-1)).toMatchObject({
    recipientId: sam.accountId,
    type: "reportNotice",
    details: { reason: "hate", decisionId, targetType: "user" },
  });
  const own = await decisionPage(database, { decisionId, viewerId: sam.accountId });
  expect(own.statement).toMatchObject({ explanation: EXPLANATION, content: "Rude Word: Insults somebody." });
  expect(new Set(own.statement?.resets)).toEqual(new Set(["name", "bio"]));
  const others = await decisionPage(database, { decisionId, viewerId: null });
  expect(JSON.stringify(others)).not.toMatch(/Rude|Insults/);
});

test("an appeal that is right gives name and bio back, unless something else stands there by now", async () => {
  const decisionId = await reset(["name", "bio", "picture"]);
  const { appealId } = await appealDecision(database, sam, { decisionId, text: "It is the name of a band." });
  const eva = await addAdmin(database, "Eva");
  expect((await queuedAppeals(database, eva)).items).toMatchObject([
    { content: "Rude Word: Insults somebody." },
  ]);
  await editProfile(database, sam, { changes: { bio: "Somebody kind." } });
  await restore(database, eva, appealId);
  expect(await look()).toEqual({
    name: "Rude Word",
    url: "rude-word",
    bio: "Somebody kind.",
    hasPicture: false,
  });
});

test("the name cannot be taken again, by its owner or by others, until an appeal gives it back", async () => {
  await reset(["name"]);
  const rename = (name: string) =>
    renameAccount(database, sam, { name, siteName: "Highstreet", isLimited: false });
  await expect(rename("Rude Word")).rejects.toMatchObject({ errors: [{ msg: "Name already in use" }] });
  expect(await rename("Kind Word")).toEqual({ name: "Kind Word", url: "kind-word" });
});

test.each([
  ["what is reset has to be said", undefined, { param: "resets", msg: "Must be given" }],
  ["there is something to reset", ["bio", "bio"], { param: "resets", msg: "There is nothing to reset" }],
] as const)("%s", async (_, resets, error) => {
  await editProfile(database, sam, { changes: { bio: "" } });
  await expect(reset(resets)).rejects.toMatchObject({ errors: [error] });
});

test("only a person is reset", async () => {
  const reportId = await report(database, null, { type: "user", id: sam.accountId });
  const shop = { decision: "kept", reason: "hate", explanation: "", resets: ["name"] } as const;
  const changes = { ...shop, resets: [...shop.resets] };
  await expect(
    decideReport(database, ada, { _id: reportId, rev: 1, changes }, { now: new Date() }),
  ).rejects.toMatchObject({
    errors: [{ msg: "Must be of a person", param: "resets" }],
  });
});

const ageDecisions = statement(
  "age-decisions-in-reset-test",
  () => sql`update decision set decided_at = now() - interval '13 months'`,
);

const kept = statement(
  "kept-of-resets-in-test",
  () => sql<{ wasReset: object | null }>`select was_reset as "wasReset" from decision`,
);

test("what stood there is forgotten with the case", async () => {
  await reset(["name", "bio"]);
  await ageDecisions.run(database);
  await forgetOldCases(database);
  expect(await kept.all(database)).toEqual([{ wasReset: null }]);
});
