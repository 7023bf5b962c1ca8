import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { testWorld } from "#tests/support/database.ts";
import type { ClaimSource, CodeProof, DecideClaim } from "../claim.ts";
import { claimShop } from "./claim-shop.ts";
import { claimsWaiting, openClaims, ownClaim } from "./claims-in.ts";
import { closeUndecidedClaims } from "./close-undecided-claims.ts";
import { decideClaim } from "./decide-claim.ts";
import { documentOfClaim } from "./document-of-claim.ts";
import { isSpokenFor } from "./is-spoken-for.ts";
import { itemToClaim } from "./proofs-of-item.ts";
import { sendClaimCode } from "./send-claim-code.ts";
import { typeClaimCode } from "./type-claim-code.ts";

const database = testWorld(settleSmallWorld);

const settleContact = statement(
  "contact-of-claimed-brand-in-test",
  (_, p: Params<{ id: number; email: string; source: string; observedOn: string }>) => sql`
    update brand set email = ${p.email}, phone = '+31201234567', website = 'https://www.fogworks.example/',
      source = ${p.source}, observed_on = ${p.observedOn}
    where id = ${p.id}`,
);

const makeDraft = statement(
  "draft-of-claimed-brand-in-test",
  (_, p: Params<{ id: number }>) => sql`update brand set status = 'draft' where id = ${p.id}`,
);

const makeSample = statement(
  "sample-person-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || id where id = ${p.accountId}`,
);

const latestClaim = statement(
  "latest-claim-of-brand-in-test",
  () => sql<{ id: number }>`select id from shop_claim order by id desc limit 1`,
);

const rolesOf = statement(
  "roles-of-claimant-of-brand-in-test",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select role, brand_id as "brandId", shop_id as "shopId" from account_role where account_id = ${p.accountId}`,
);

const toldOf = statement(
  "told-of-claim-of-brand-in-test",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select type, brand_id as "brandId", shop_id as "shopId", details ->> 'redirect' as redirect from notice
    where recipient_id = ${p.accountId}`,
);

const logged = statement(
  "log-of-claims-of-brands-in-test",
  () => sql<object>`
    select action, target_type as "targetType", target_id::integer as "targetId" from audit_entry
    where action in ('openDocument', 'approveClaim', 'rejectClaim')`,
);

let brandId: number;
let mies: Member;
let ada: Admin;
beforeEach(async () => {
  brandId = await addBrand(database, { slug: "fogworks", name: "Fogworks" });
  await contact();
  mies = await addMember(database, { name: "Mies" });
  const member = await addMember(database, { name: "Ada" });
  ada = asAdmin({ ...member, permissions: { ...member.permissions, admin: true } });
});

async function contact(known: { email?: string; source?: ClaimSource; observedOn?: string } = {}) {
  const told = { email: "info@fogworks.example", source: "kushy", observedOn: "2026-11-20", ...known };
  await settleContact.run(database, { id: brandId, ...told });
}

const brand = () => ({ type: "brand", id: brandId }) as const;
const claim = (proof: CodeProof, who = mies) => claimShop(database, who, { item: brand(), proof, now: NOW });
const send = (who = mies) =>
  claimShop(database, who, {
    item: brand(),
    proof: "document",
    document: Buffer.from("%PDF-1.7 %%EOF"),
    now: NOW,
  });
const ofMies = () => ownClaim(database, { accountId: mies.accountId, item: brand() });

async function decide(changes: DecideClaim, admin = ada) {
  const [waiting] = await claimsWaiting(database);
  const { _id: id, rev } = waiting ?? { _id: "0", rev: "" };
  return decideClaim(database, admin, { id: Number(id), rev, changes, now: NOW });
}

test("a letter goes to the brand in English, its digits prove the claim, and with a yes its role begins", async () => {
  await claim("email");
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const { id } = (await latestClaim.first(database)) as { id: number };
  const post = { mailer, siteName: "Highstreet", bases: EXAMPLE_BASES, now: NOW };
  await sendClaimCode(database, { claimId: id }, post);
  expect(mails).toMatchObject([
    { to: "info@fogworks.example", subject: "Highstreet: the six digits for Fogworks" },
  ]);
  expect(mails[0]?.text).toContain("says that the brand is theirs");
  expect(mails[0]?.text).toContain(`${EXAMPLE_BASES.en}/claim?brand=fogworks`);
  expect(JSON.stringify(mails)).not.toMatch(/Mies|\{name|\{code|\{page/);
  const code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  await typeClaimCode(database, mies, { item: brand(), code, now: NOW });
  expect(await claimsWaiting(database)).toMatchObject([
    {
      item: { type: "brand", _id: String(brandId), url: "fogworks", name: "Fogworks" },
      claimant: { name: "Mies" },
      source: "kushy",
      isDispute: false,
    },
  ]);
  await decide({ decision: "approved" });
  expect(await rolesOf.all(database, mies)).toEqual([{ role: "brandAdmin", brandId, shopId: null }]);
  expect(await isSpokenFor(database, brand())).toBe(true);
  expect(await ofMies()).toMatchObject({ state: "approved" });
  expect(await toldOf.all(database, mies)).toEqual([
    { type: "claimDecided", brandId, shopId: null, redirect: `/dashboard/brands/brand?id=${brandId}` },
  ]);
  expect(await logged.all(database)).toEqual([
    { action: "approveClaim", targetType: "brand", targetId: brandId },
  ]);
});

test("an open claim of a brand is found again until it is decided", async () => {
  const item = { type: "brand", url: "fogworks", name: "Fogworks" };
  await claim("phone");
  expect(await openClaims(database, mies)).toEqual([{ item, state: "asked", proof: "phone" }]);
  await send();
  expect(await openClaims(database, mies)).toEqual([{ item, state: "proven", proof: "document" }]);
  expect(await openClaims(database, ada)).toEqual([]);
  await decide({ decision: "rejected", reason: "saysTooLittle" });
  expect(await openClaims(database, mies)).toEqual([]);
});

test("a brand is called by an admin, and whoever is refused is led back to the same claim", async () => {
  await claim("phone");
  const { code } = await decide({ decision: "call" });
  expect(code).toMatch(/^\d{6}$/);
  await decide({ decision: "rejected", reason: "otherOwner" });
  expect(await ofMies()).toMatchObject({ state: "rejected", reason: "otherOwner" });
  expect(await toldOf.all(database, mies)).toMatchObject([{ redirect: "/claim?brand=fogworks" }]);
  expect(await rolesOf.all(database, mies)).toEqual([]);
});

test("a document waits for an admin, whose look at it is logged as of the brand", async () => {
  await send();
  const { id } = (await latestClaim.first(database)) as { id: number };
  expect(await documentOfClaim(database, ada, { id })).toMatchObject({ kind: "pdf" });
  expect(await logged.all(database)).toEqual([
    { action: "openDocument", targetType: "brand", targetId: brandId },
  ]);
});

test("a claim that nobody decides is closed after ninety days, and leads back to it", async () => {
  await send();
  const now = new Date(NOW.getTime() + 90 * 86_400_000);
  expect(await closeUndecidedClaims(database, { now })).toBe(1);
  expect(await toldOf.all(database, mies)).toMatchObject([{ brandId, redirect: "/claim?brand=fogworks" }]);
  expect(await logged.all(database)).toEqual([
    { action: "rejectClaim", targetType: "brand", targetId: brandId },
  ]);
});

test.each([
  ["a catalogue of yesterday", { source: "kushy" }, ["email", "phone"], null],
  ["our editors of yesterday", { source: "operator" }, ["email", "phone"], null],
  ["whoever spoke for it yesterday", { source: "owner" }, [], "tooNew"],
  ["a visitor of thirty days ago", { source: "visitor", observedOn: "2026-10-22" }, ["email", "phone"], null],
  ["a catalogue with a free mailer", { email: "fogworks@gmail.com" }, ["phone"], "otherDomain"],
] as const)(
  "what %s knows of a brand proves it by %o, or says why not: %s",
  async (_, told, proofs, noMail) => {
    await contact(told);
    const known = await itemToClaim(database, { type: "brand", slug: "fogworks", now: NOW });
    expect(Object.keys(known?.proofs ?? {})).toEqual(proofs);
    expect(known).toMatchObject({ noMail });
  },
);

test("a shop of the same number is another thing: neither its claims nor its people are those of the brand", async () => {
  await send();
  const shop = { type: "shop", id: brandId } as const;
  expect(await ownClaim(database, { accountId: mies.accountId, item: shop })).toBeUndefined();
  const typed = { item: shop, code: "123456", now: NOW };
  await expect(typeClaimCode(database, mies, typed)).rejects.toMatchObject({ kind: "notFound" });
  const ofShop = { ...mies, permissions: { ...mies.permissions, shopAdmin: [brandId] } } as Member;
  expect(await isSpokenFor(database, brand())).toBe(false);
  await send(ofShop);
  expect(await claimsWaiting(database)).toMatchObject([{ item: { type: "brand" }, isDispute: false }]);
});

test("no admin decides about a brand that they speak for, and nobody claims theirs", async () => {
  await send();
  const ofBrand = { ...ada.permissions, brandAdmin: [brandId] };
  const own = asAdmin({ ...ada, permissions: ofBrand });
  await expect(decide({ decision: "approved" }, own)).rejects.toMatchObject({ kind: "notAllowed" });
  await expect(send(own)).rejects.toMatchObject({ kind: "conflict" });
});

test("a draft is nothing to claim", async () => {
  await makeDraft.run(database, { id: brandId });
  await expect(send()).rejects.toMatchObject({ kind: "notFound" });
  expect(await itemToClaim(database, { type: "brand", slug: "fogworks", now: NOW })).toBeUndefined();
});

test("a sample person claims samples only, of both kinds", async () => {
  await makeSample.run(database, mies);
  await expect(send()).rejects.toMatchObject({ kind: "notAllowed" });
  const sample = await addBrand(database, {
    slug: "sample-fog",
    name: "Sample Fog",
    isSample: true,
    source: "sample",
  });
  const document = Buffer.from("%PDF-1.7 %%EOF");
  const asked = { item: { type: "brand", id: sample }, proof: "document", document, now: NOW } as const;
  await claimShop(database, mies, asked);
  const shop = { type: "shop", id: await shopId(database, "andersom") } as const;
  await expect(claimShop(database, mies, { ...asked, item: shop })).rejects.toMatchObject({
    kind: "notAllowed",
  });
});
