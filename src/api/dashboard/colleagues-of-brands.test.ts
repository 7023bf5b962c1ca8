import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { sentInvitations, tokenIn } from "#features/claims/server/invitations.test-support.ts";
import { addBrand, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallWorld);
const PATH = "/dashboard/colleagues";

let brand: string;
let other: string;
beforeEach(async () => {
  brand = String(await addBrand(database, { slug: "fogworks", name: "Fogworks" }));
  other = String(await addBrand(database, { slug: "mistworks", name: "Mistworks" }));
});

// All of a test happens in one moment: who invites was there before.
const age = statement(
  "age-roles-of-brands-in-test",
  () => sql`update account_role set granted_at = granted_at - interval '1 day' where role = 'brandAdmin'`,
);

/** Somebody who speaks for a brand, or for none. */
async function callerOf(name: string, slug: string | null) {
  const member = await addMember(database, { name });
  if (slug) await grantRole(database, { accountId: member.accountId, role: "brandAdmin", item: slug });
  await age.run(database);
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  const { api } = testApi(database, { now: () => NOW });
  return {
    account: member.accountId,
    async call(method: string, path: string, body?: object) {
      const answer = await api.request(path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
  };
}

const letters = () => sentInvitations(database, NOW);

test("whoever speaks for a brand invites a colleague, who says yes, reads along, and is ended", async () => {
  const [mies, lies] = [await callerOf("Mies", "fogworks"), await callerOf("Lies", null)];
  const letter = { brand, email: "lies@example.org", locale: "en" };
  expect(await mies.call("POST", PATH, letter)).toEqual({ status: 200, body: {} });
  const [mail] = await letters();
  expect(mail).toMatchObject({ subject: "Highstreet: Mies invites you to look after Fogworks" });
  expect(mail?.text).toContain("facts, deals, jobs");
  const token = tokenIn(mail);
  expect(await lies.call("POST", "/joinshop", { token })).toEqual({ status: 200, body: { brand } });
  expect(await lies.call("GET", `${PATH}?brand=${brand}`)).toMatchObject({
    status: 200,
    body: {
      item: { type: "brand", _id: brand },
      people: [{ person: { name: "Mies" } }, { person: { name: "Lies" }, invitedBy: { name: "Mies" } }],
      invitations: [],
    },
  });
  expect(await mies.call("GET", "/notifications")).toMatchObject({
    body: [{ type: "colleagueJoined", redirect: `/dashboard/brands/brand?id=${brand}&tab=people` }],
  });
  expect(await lies.call("DELETE", PATH, { brand, account: mies.account })).toMatchObject({ status: 403 });
  expect(await mies.call("DELETE", PATH, { brand, account: lies.account })).toEqual({
    status: 200,
    body: {},
  });
  expect(await lies.call("GET", `${PATH}?brand=${brand}`)).toMatchObject({ status: 403 });
  expect(await lies.call("GET", "/notifications")).toMatchObject({ body: [{ type: "colleagueEnded" }] });
});

test("the last one who speaks for a brand is ended only where that was said", async () => {
  const { account, call } = await callerOf("Mies", "fogworks");
  expect(await call("DELETE", PATH, { brand, account })).toMatchObject({ status: 409 });
  expect(await call("DELETE", PATH, { brand, account, evenIfLast: true })).toMatchObject({ status: 200 });
});

test("who speaks for one brand touches neither the people of another nor those of a shop, by whatever id", async () => {
  const [mies, kees] = [await callerOf("Mies", "fogworks"), await callerOf("Kees", "mistworks")];
  await kees.call("POST", PATH, { brand: other, email: "nel@example.org", locale: "en" });
  const { body } = await kees.call("GET", `${PATH}?brand=${other}`);
  const [{ _id: id }] = body["invitations"] as [{ _id: string }];
  const shop = String(await shopId(database, "andersom"));
  const letter = { email: "lies@example.org", locale: "en" };
  const tries: [string, string, object?][] = [
    ["GET", `${PATH}?brand=${other}`],
    ["GET", `${PATH}?shop=${brand}`],
    ["GET", `${PATH}?shop=${shop}`],
    ["POST", PATH, { ...letter, brand: other }],
    ["POST", PATH, { ...letter, shop }],
    ["POST", PATH, { ...letter, shop: brand }],
    ["PATCH", PATH, { _id: id, decision: "withdraw" }],
    ["PATCH", PATH, { _id: id, decision: "sendAgain" }],
    ["DELETE", PATH, { brand: other, account: kees.account, evenIfLast: true }],
    ["DELETE", PATH, { brand, account: kees.account, evenIfLast: true }],
  ];
  for (const [method, path, given] of tries)
    expect(await mies.call(method, path, given), `${method} ${path}`).toMatchObject({ status: 404 });
  expect(await kees.call("GET", `${PATH}?brand=${other}`)).toEqual({ status: 200, body });
});

test.each([
  ["neither", {}],
  ["both", { shop: "1", brand: "1" }],
])("refuses %s a shop and a brand beside the first", async (_, named) => {
  const { call } = await callerOf("Mies", "fogworks");
  const letter = { email: "lies@example.org", locale: "en", ...named };
  expect(await call("POST", PATH, letter)).toMatchObject({
    status: 400,
    body: { errors: [{ msg: "Must be given, or brand", param: "shop" }] },
  });
});
