import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import type { DecideClaim } from "../claim.ts";
import { claimShop } from "./claim-shop.ts";
import { closeUndecidedClaims } from "./close-undecided-claims.ts";
import { claimsWaiting, ownClaim } from "./claims-in.ts";
import { decideClaim } from "./decide-claim.ts";
import { documentOfClaim } from "./document-of-claim.ts";
import { forgetClaimDocuments } from "./forget-claim-documents.ts";
import { typeClaimCode } from "./type-claim-code.ts";

const database = testWorld(settleSmallWorld);

const PDF = Buffer.from("%PDF-1.7 an extract %%EOF\n");
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0x00, 0x02, 0xff, 0xd9]);
const PNG = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82", "latin1");

// A shop of which nothing is known by which it could get digits.
const shopOf = statement(
  "shop-claimed-by-document-in-test",
  () => sql<{ id: number }>`select id from shop where slug = 'andersom'`,
);

const claims = statement(
  "claims-with-documents-in-test",
  () => sql<{ id: number; state: string; document: Buffer | null }>`
    select id, state, document from shop_claim order by id`,
);

const opened = statement(
  "documents-opened-in-test",
  () => sql<{ actorId: number; details: object }>`
    select actor_id as "actorId", details from audit_entry where action = 'openDocument'`,
);

const told = statement(
  "told-of-undecided-in-test",
  () => sql<object>`
    select notice.recipient_id as "recipientId", notice.type, notice.details ->> 'reason' as reason, entry.actor_role as "loggedAs"
    from notice, audit_entry as entry where entry.action = 'rejectClaim' and entry.reason = notice.details ->> 'reason'`,
);

let shopId: number;
let mies: Member;
let ada: Admin;
beforeEach(async () => {
  shopId = ((await shopOf.first(database)) as { id: number }).id;
  mies = await addMember(database, { name: "Mies" });
  const member = await addMember(database, { name: "Ada" });
  ada = asAdmin({ ...member, permissions: { ...member.permissions, admin: true } });
});

const shop = () => ({ type: "shop", id: shopId }) as const;
const send = (document: Uint8Array, who = mies) =>
  claimShop(database, who, { item: shop(), proof: "document", document, now: NOW });

async function decide(changes: DecideClaim) {
  const [waiting] = await claimsWaiting(database);
  const { _id: id, rev } = waiting ?? { _id: "0", rev: "" };
  await decideClaim(database, ada, { id: Number(id), rev, changes, now: NOW });
  return Number(id);
}

const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const open = (id: number) => documentOfClaim(database, ada, { id });

test.each([
  ["pdf", PDF],
  ["jpg", JPEG],
  ["png", PNG],
] as const)("a %s waits for an admin at once, who opens it, and the log says so", async (kind, document) => {
  await send(document);
  const asked = { accountId: mies.accountId, item: shop() };
  expect(await ownClaim(database, asked)).toMatchObject({
    state: "proven",
    proof: "document",
    proofBy: null,
  });
  const [waiting] = await claimsWaiting(database);
  expect(waiting).toMatchObject({ proof: "document", proofBy: null, source: null, observedOn: null });
  const id = Number(waiting?.["_id"]);
  expect(await open(id)).toEqual({ document, kind });
  expect(await opened.all(database)).toEqual([
    { actorId: ada.accountId, details: { claimId: id, claimantId: mies.accountId } },
  ]);
});

test("with a yes the document stays for less than thirty days, and then the claim alone", async () => {
  await send(PDF);
  const id = await decide({ decision: "approved" });
  expect(await forgetClaimDocuments(database, { now: days(29.9) })).toBe(0);
  expect(await open(id)).toMatchObject({ kind: "pdf" });
  expect(await forgetClaimDocuments(database, { now: days(29.99) })).toBe(1);
  expect(await claims.all(database)).toMatchObject([{ state: "approved", document: null }]);
  await expect(open(id)).rejects.toMatchObject({ kind: "notFound" });
});

test("so it does with a no, which may say that it showed too little", async () => {
  await send(PDF);
  await decide({ decision: "rejected", reason: "saysTooLittle" });
  const asked = { accountId: mies.accountId, item: shop() };
  expect(await ownClaim(database, asked)).toMatchObject({ state: "rejected", reason: "saysTooLittle" });
  expect(await forgetClaimDocuments(database, { now: days(30) })).toBe(1);
});

test("after ninety days in which nobody decided it is closed, its document is gone, and whoever sent it hears of it", async () => {
  await send(PDF);
  expect(await closeUndecidedClaims(database, { now: days(89.9) })).toBe(0);
  expect(await closeUndecidedClaims(database, { now: days(90) })).toBe(1);
  expect(await closeUndecidedClaims(database, { now: days(91) })).toBe(0);
  expect(await claims.all(database)).toMatchObject([{ state: "rejected", document: null }]);
  const asked = { accountId: mies.accountId, item: shop() };
  expect(await ownClaim(database, asked)).toMatchObject({ state: "rejected", reason: "waitedTooLong" });
  expect(await told.all(database)).toEqual([
    { recipientId: mies.accountId, type: "claimDecided", reason: "waitedTooLong", loggedAs: "rule" },
  ]);
});

test("one that waits keeps its document, which is gone once another takes its place", async () => {
  await send(PDF);
  expect(await forgetClaimDocuments(database, { now: days(400) })).toBe(0);
  await send(JPEG);
  expect(await claims.all(database)).toMatchObject([
    { state: "replaced", document: null },
    { state: "proven", document: JPEG },
  ]);
});

test("a claim by a document has no digits, and nobody is called for it", async () => {
  await send(PDF);
  await expect(
    typeClaimCode(database, mies, { item: shop(), code: "123456", now: NOW }),
  ).rejects.toMatchObject({
    kind: "notFound",
  });
  await expect(decide({ decision: "call" })).rejects.toMatchObject({ kind: "conflict" });
});

test("documents count among the five claims a day", async () => {
  for (let count = 0; count < 5; count += 1) await send(PDF);
  await expect(send(PDF)).rejects.toMatchObject({ kind: "tooOften" });
});
