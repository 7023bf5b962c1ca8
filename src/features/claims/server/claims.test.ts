import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import type { Mail } from "#platform/mail/open-mailer.ts";
import { testWorld } from "#tests/support/database.ts";
import type { CodeProof } from "../claim.ts";
import { claimShop } from "./claim-shop.ts";
import { claimsWaiting, openClaims, ownClaim } from "./claims-in.ts";
import { decideClaim } from "./decide-claim.ts";
import { itemToClaim } from "./proofs-of-item.ts";
import { sendClaimCode } from "./send-claim-code.ts";
import { typeClaimCode } from "./type-claim-code.ts";

const database = testWorld(settleSmallWorld);

const settleContact = statement(
  "contact-of-claimed-in-test",
  (_, p: Params<{ email: string; source: string; observedOn: string }>) => sql<{ id: number }>`
    with shops as (
      update shop set email = ${p.email}, phone = '+31201234567', website = 'https://www.andersom.example/'
      where slug = 'andersom' returning id
    ), facts as (
      insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
      select id, 'contact', ${p.source}, ${p.observedOn}, 'medium' from shops
      on conflict (shop_id, fact_group) do update set source = excluded.source, observed_on = excluded.observed_on
    )
    select id from shops`,
);

interface Known {
  email?: string;
  source?: string;
  observedOn?: string;
}

async function contact({
  email = "info@andersom.example",
  source = "openStreetMap",
  observedOn = "2026-11-20",
}: Known = {}) {
  const shop = await settleContact.first(database, { email, source, observedOn });
  return (shop as { id: number }).id;
}

const latestClaim = statement(
  "latest-claim-in-test",
  () => sql<{ id: number; kept: string }>`
    select id, shop_claim::text as kept from shop_claim order by id desc limit 1`,
);

const rolesOf = statement(
  "roles-of-claimant-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql<{ shopId: number }>`select shop_id as "shopId" from account_role where account_id = ${p.accountId}`,
);

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

let shopId: number;
let mies: Member;
let ada: Admin;
beforeEach(async () => {
  shopId = await contact();
  mies = await addMember(database, { name: "Mies" });
  const member = await addMember(database, { name: "Ada" });
  ada = asAdmin({ ...member, permissions: { ...member.permissions, admin: true } });
});

const shop = () => ({ type: "shop", id: shopId }) as const;
const claim = (proof: CodeProof, now = NOW, who = mies) =>
  claimShop(database, who, { item: shop(), proof, now });
const type = (code: string, now = NOW) => typeClaimCode(database, mies, { item: shop(), code, now });
const ofMies = () => ownClaim(database, { accountId: mies.accountId, item: shop() });

/** The letter to the shop, and the six digits in it. */
async function letter(now = NOW) {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const { id } = (await latestClaim.first(database)) as { id: number };
  await sendClaimCode(
    database,
    { claimId: id },
    { mailer, siteName: "Highstreet", bases: EXAMPLE_BASES, now },
  );
  const [mail] = mails;
  return { mail, code: /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "" };
}

async function decide(changes: Parameters<typeof decideClaim>[2]["changes"], admin = ada) {
  const [waiting] = await claimsWaiting(database);
  const { _id: id, rev } = waiting ?? { _id: "0", rev: "" };
  return decideClaim(database, admin, { id: Number(id), rev, changes, now: NOW });
}

/** Six digits that are not these. */
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

test("a letter goes to the shop and names nobody, its digits prove the claim, and with a yes the role begins", async () => {
  await claim("email");
  const { mail, code } = await letter();
  expect(mail).toMatchObject({ to: "info@andersom.example" });
  expect(JSON.stringify(mail)).not.toMatch(/Mies|\{shop|\{code|\{page/);
  expect(mail?.text).toContain(`${EXAMPLE_BASES.nl}/claim?shop=andersom`);
  await type(code);
  await type(code);
  expect(await ofMies()).toMatchObject({ state: "proven", codeUntil: null, isDispute: false });
  expect(await claimsWaiting(database)).toMatchObject([
    {
      claimant: { name: "Mies" },
      item: { type: "shop", url: "andersom" },
      proofBy: "info@andersom.example",
      source: "openStreetMap",
      observedOn: "2026-11-20",
    },
  ]);
  await decide({ decision: "approved" });
  expect(await rolesOf.all(database, mies)).toEqual([{ shopId }]);
  expect(await claimsWaiting(database)).toEqual([]);
  expect(await ofMies()).toMatchObject({ state: "approved" });
});

test("nothing that is kept holds the digits", async () => {
  await claim("email");
  const { code } = await letter();
  expect((await latestClaim.first(database))?.kept).not.toContain(code);
});

test("a shop is called by an admin, who is told the digits once", async () => {
  await claim("phone");
  const { code: first = "" } = await decide({ decision: "call" });
  const { code = "" } = await decide({ decision: "call" });
  expect([first, code]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  await expect(decide({ decision: "approved" })).rejects.toMatchObject({ kind: "conflict" });
  await type(code, hours(71));
  expect(await claimsWaiting(database)).toMatchObject([{ state: "proven", proofBy: "+31201234567" }]);
});

test("after five wrong tries the right digits count no more", async () => {
  await claim("email");
  const { code } = await letter();
  for (const tries of ["4", "3", "2", "1", "0"])
    await expect(type(otherThan(code))).rejects.toMatchObject({
      errors: [{ msg: "Is not the code", param: "code", values: { tries } }],
    });
  await expect(type(code)).rejects.toMatchObject({ kind: "conflict" });
});

test.each([
  ["email", 0.24, true],
  ["email", 0.26, false],
  ["phone", 71, true],
  ["phone", 73, false],
] as const)("the digits of a claim by %s count after %d hours: %s", async (proof, after, isRight) => {
  await claim(proof);
  const code = proof === "email" ? (await letter()).code : ((await decide({ decision: "call" })).code ?? "");
  const answer = await type(code, hours(after)).then(
    () => true,
    () => false,
  );
  expect(answer).toBe(isRight);
});

test.each([
  ["a map that was drawn yesterday", { source: "openStreetMap" }, ["email", "phone"]],
  ["a visitor of yesterday", { source: "visitor" }, []],
  ["an owner of yesterday", { source: "owner" }, []],
  ["a visitor of some day this month", { source: "visitor", observedOn: "2026-11" }, []],
  ["a visitor of this year", { source: "visitor", observedOn: "2026" }, []],
  ["a visitor of thirty days ago", { source: "visitor", observedOn: "2026-10-22" }, ["email", "phone"]],
  ["a map with a free mailer", { email: "andersom@gmail.com" }, ["phone"]],
] as const)("what %s knows of a shop proves it by %o", async (_, told, proofs) => {
  await contact(told);
  const known = await itemToClaim(database, { type: "shop", slug: "andersom", now: NOW });
  expect(Object.keys(known?.proofs ?? {})).toEqual(proofs);
});

test("a shop gets three letters a day, whoever asks, and can be called all the same", async () => {
  for (const name of ["Kees", "Lies", "Nel"]) await claim("email", NOW, await addMember(database, { name }));
  await expect(claim("email")).rejects.toMatchObject({ kind: "tooOften" });
  await claim("phone");
  await claim("email", hours(25));
});

test("an account claims five times a day", async () => {
  for (let count = 0; count < 5; count += 1) await claim("phone");
  await expect(claim("phone")).rejects.toMatchObject({ kind: "tooOften" });
});

test("a later claim takes the place of the earlier one, whose digits count no more", async () => {
  await claim("email");
  const { code } = await letter();
  await claim("phone");
  await expect(type(code)).rejects.toMatchObject({ kind: "conflict" });
  expect(await claimsWaiting(database)).toMatchObject([{ proof: "phone" }]);
});

test("of a shop that somebody speaks for the admin hears that it is a dispute, and why a no was said is told", async () => {
  await claim("phone");
  const { code = "" } = await decide({ decision: "call" });
  await type(code);
  await decide({ decision: "approved" });
  const lies = await addMember(database, { name: "Lies" });
  await claim("phone", NOW, lies);
  expect(await claimsWaiting(database)).toMatchObject([{ isDispute: true }]);
  const why = { reason: "otherOwner", explanation: "Mies has run it since May." } as const;
  await decide({ decision: "rejected", ...why });
  const asked = { accountId: lies.accountId, item: shop() };
  expect(await ownClaim(database, asked)).toMatchObject({ state: "rejected", ...why });
  expect(await rolesOf.all(database, lies)).toEqual([]);
});

test("no admin decides about their own claim, nor about what changed since they looked", async () => {
  await claim("phone", NOW, ada);
  await expect(decide({ decision: "call" })).rejects.toMatchObject({ kind: "notAllowed" });
  await claim("phone");
  const [, waiting] = await claimsWaiting(database);
  const id = Number(waiting?.["_id"]);
  const stale = { id, rev: "old", changes: { decision: "rejected" }, now: NOW } as const;
  await expect(decideClaim(database, ada, stale)).rejects.toMatchObject({
    kind: "conflict",
    current: { _id: String(id) },
  });
});

test("nobody claims what they speak for", async () => {
  const owner = { ...mies, permissions: { ...mies.permissions, shopAdmin: [shopId] } } as Member;
  await expect(claim("phone", NOW, owner)).rejects.toMatchObject({ kind: "conflict" });
});

test("an open claim is found again until it is decided, by whoever made it", async () => {
  await claim("email");
  const item = { type: "shop", url: "andersom", name: "Andersom" };
  expect(await openClaims(database, mies)).toEqual([{ item, state: "asked", proof: "email" }]);
  expect(await openClaims(database, ada)).toEqual([]);
  await type((await letter()).code);
  expect(await openClaims(database, mies)).toMatchObject([{ state: "proven" }]);
  await decide({ decision: "approved" });
  expect(await openClaims(database, mies)).toEqual([]);
});

test.each([
  [{ email: "info@andersom.example" }, null],
  [{ email: "info@elsewhere.example" }, "otherDomain"],
  [{ source: "owner", observedOn: "2026-11-20" }, "tooNew"],
])("a shop with a website says why no mail goes to its domain: %o", async (known, noMail) => {
  await contact(known);
  const asked = { type: "shop", slug: "andersom", now: NOW } as const;
  expect(await itemToClaim(database, asked)).toMatchObject({ noMail });
});
