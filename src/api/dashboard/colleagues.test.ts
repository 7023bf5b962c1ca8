import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import type { Colleagues } from "#features/claims/colleague.ts";
import { sentInvitations, tokenIn } from "#features/claims/server/invitations.test-support.ts";
import { NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallWorld);

let shop: string;
beforeEach(async () => {
  shop = String(await shopId(database, "andersom"));
});

const age = statement(
  "age-sign-ins-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update session set signed_in_at = ${NOW}::timestamptz - interval '11 minutes' where account_id = ${p.accountId}`,
);

interface Answered {
  status: number;
  body: Partial<Colleagues> & { errors?: { msg: string; param: string }[] };
}

/** Somebody who speaks for a shop, or for none. */
async function callerOf(name: string, slug: string | null) {
  const member = await addMember(database, { name });
  if (slug) await grantRole(database, { accountId: member.accountId, role: "shopAdmin", item: slug });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  const { api } = testApi(database, { now: () => NOW });
  async function call(method: string, path: string, body?: object): Promise<Answered> {
    const answer = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Answered["body"] };
  }
  const path = "/dashboard/colleagues";
  return {
    member,
    list: () => call("GET", `${path}?shop=${shop}`),
    invite: (email: string, more: object = {}) => call("POST", path, { shop, email, locale: "en", ...more }),
    decide: (id: string | undefined, decision: string) => call("PATCH", path, { _id: id, decision }),
    end: ({ accountId }: Member, more: object = {}) =>
      call("DELETE", path, { shop, account: accountId, ...more }),
    join: (token: string) => call("POST", "/joinshop", { token }),
  };
}

const token = async () => tokenIn((await sentInvitations(database, NOW)).at(-1));

describe("whoever speaks for a shop", () => {
  test("invites a colleague, who says yes and may do the same from then on, until one ends it", async () => {
    const [mies, lies] = [await callerOf("Mies", "andersom"), await callerOf("Lies", null)];
    expect(await lies.list()).toMatchObject({ status: 403 });
    expect(await mies.invite("lies@example.org")).toEqual({ status: 200, body: {} });
    const { body } = await mies.list();
    expect(body).toMatchObject({
      item: { type: "shop", _id: shop },
      people: [{ person: { name: "Mies" }, invitedBy: null }],
      invitations: [{ email: "lies@example.org", invitedBy: { name: "Mies" } }],
    });
    expect(await lies.join(await token())).toEqual({ status: 200, body: { shop } });
    const joined = await lies.list();
    expect(joined.body.people).toMatchObject([{}, { person: { name: "Lies" }, invitedBy: { name: "Mies" } }]);
    expect(JSON.stringify(joined.body)).not.toContain("@");
    expect(await mies.end(lies.member)).toEqual({ status: 200, body: {} });
    expect(await lies.list()).toMatchObject({ status: 403 });
    expect(await lies.end(mies.member)).toMatchObject({ status: 403 });
  });

  test("sends a letter again and takes it back", async () => {
    const [mies, lies] = [await callerOf("Mies", "andersom"), await callerOf("Lies", null)];
    await mies.invite("lies@example.org");
    const first = await token();
    const open = async () => (await mies.list()).body.invitations?.[0]?.["_id"];
    const id = await open();
    expect(await mies.decide(id, "sendAgain")).toEqual({ status: 200, body: {} });
    expect(await mies.decide(id, "withdraw")).toMatchObject({ status: 404 });
    const second = await token();
    expect(await mies.decide(await open(), "withdraw")).toEqual({ status: 200, body: {} });
    for (const withdrawn of [first, second])
      expect(await lies.join(withdrawn)).toMatchObject({
        status: 409,
        body: { errors: [{ msg: "Counts no more", param: "token" }] },
      });
    expect((await mies.list()).body.invitations).toEqual([]);
  });

  test("hears beside which field something is not right", async () => {
    const mies = await callerOf("Mies", "andersom");
    const refused = (param: string) => ({ status: 400, body: { errors: [{ param }] } });
    expect(await mies.invite("lies")).toMatchObject(refused("email"));
    expect(await mies.invite("lies@example.org\nbcc: nel@example.org")).toMatchObject(refused("email"));
    expect(await mies.invite("lies@example.org", { locale: "xx" })).toMatchObject(refused("locale"));
    expect(await mies.join("")).toMatchObject(refused("token"));
    expect(await mies.join("nothing")).toMatchObject({ status: 404, body: { errors: [{ param: "token" }] } });
    for (let count = 0; count < 3; count += 1) await mies.invite("lies@example.org");
    expect(await mies.invite("lies@example.org")).toMatchObject({
      status: 429,
      body: { errors: [{ param: "email" }] },
    });
    expect(await mies.end(mies.member)).toMatchObject({
      status: 409,
      body: { errors: [{ param: "evenIfLast" }] },
    });
    expect(await mies.end(mies.member, { evenIfLast: true })).toEqual({ status: 200, body: {} });
  });

  test("signs in anew before they invite, and ends and withdraws without", async () => {
    const mies = await callerOf("Mies", "andersom");
    await mies.invite("lies@example.org");
    await age.run(database, mies.member);
    const stale = { status: 403, body: { errors: [{ msg: "Sign in again first", param: "session" }] } };
    expect(await mies.invite("nel@example.org")).toEqual(stale);
    const id = (await mies.list()).body.invitations?.[0]?.["_id"];
    expect(await mies.decide(id, "sendAgain")).toEqual(stale);
    expect(await mies.decide(id, "withdraw")).toMatchObject({ status: 200 });
    expect(await mies.end(mies.member, { evenIfLast: true })).toMatchObject({ status: 200 });
  });

  test("knows nothing of the people of another shop", async () => {
    const [mies, other] = [await callerOf("Mies", "andersom"), await callerOf("Other", "mosa")];
    await mies.invite("lies@example.org");
    const id = (await mies.list()).body.invitations?.[0]?.["_id"];
    for (const answer of [
      await other.list(),
      await other.invite("nel@example.org"),
      await other.decide(id, "withdraw"),
      await other.decide(id, "sendAgain"),
      await other.end(mies.member, { evenIfLast: true }),
    ])
      expect(answer).toMatchObject({ status: 404 });
    expect((await mies.list()).body).toMatchObject({ people: [{}], invitations: [{}] });
  });
});
