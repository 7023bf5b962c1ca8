import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole, revokeRole } from "#features/accounts/server/account-roles.ts";
import type { FreshMember, Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { addAdmin } from "#features/contributions/server/contributors.test-support.ts";
import { shopId as idOfShop } from "#features/deals/server/small-offers.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { colleaguesOf } from "./colleagues-of.ts";
import { endColleague } from "./end-colleague.ts";
import { forgetOldInvitations } from "./forget-old-invitations.ts";
import { invitationOf } from "./invitation-of.ts";
import { sentInvitations, tokenIn } from "./invitations.test-support.ts";
import { inviteColleague, sendInvitationAgain, withdrawInvitation } from "./invite-colleague.ts";
import { joinShop } from "./join-shop.ts";

const database = testWorld(settleSmallWorld);

const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);

/** Somebody who speaks for a shop, as the session says it. */
async function owner(name: string, on: Database = database, of = "andersom"): Promise<FreshMember> {
  const member = await addMember(on, { name });
  await grantRole(on, { accountId: member.accountId, role: "shopAdmin", item: of });
  const shopAdmin = [await idOfShop(on, of)];
  return { ...member, permissions: { ...member.permissions, shopAdmin } } as unknown as FreshMember;
}

let shopId: number;
let mies: FreshMember;
let lies: Member;
beforeEach(async () => {
  shopId = await idOfShop(database, "andersom");
  mies = await owner("Mies");
  lies = await addMember(database, { name: "Lies" });
});

const shop = (id = shopId) => ({ type: "shop", id }) as const;
const invite = (email = "lies@example.org", { who = mies, now = NOW, of = shopId } = {}) =>
  inviteColleague(database, who, { item: shop(of), email, locale: "nl", now });
const letters = (now = NOW) => sentInvitations(database, now);
const join = (token: string, who = lies, now = NOW) => joinShop(database, who, { token, now });
const end = (who: Member, whom: Member, evenIfLast = false) =>
  endColleague(database, who, { item: shop(), accountId: whom.accountId, evenIfLast });
const list = (who: Member = mies, now = NOW) => colleaguesOf(database, who, { item: shop(), now });
const names = async () => (await list())?.people.map(({ person }) => person.name);

/** The link of a letter that was sent just now. */
async function invited(email?: string): Promise<string> {
  await invite(email);
  return tokenIn((await letters())[0]);
}

const openId = async () => Number((await list())?.invitations[0]?.["_id"]);

const ageRole = statement(
  "age-role-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account_role set granted_at = granted_at - interval '1 day' where account_id = ${p.accountId}`,
);
const kept = statement(
  "kept-invitations-in-test",
  () => sql<{ all: string }>`
    select coalesce((select string_agg(invitation::text, '') from shop_invitation as invitation), '')
      || (select string_agg(job::text, '') from graphile_worker._private_jobs as job) as "all"`,
);

const logged = statement(
  "logged-roles-of-shop-in-test",
  () => sql<object>`
    select actor_id as "actorId", actor_role as "actorRole", action, target_id as "targetId", details
    from audit_entry where actor_id is not null order by seq`,
);

const told = statement(
  "told-colleagues-in-test",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select type, actor_id as "actorId", shop_id as "shopId" from notice where recipient_id = ${p.accountId}`,
);

describe("an invitation", () => {
  test("is a letter with a link, by which whoever logs in speaks for the shop, and everybody concerned hears of it", async () => {
    const token = await invited();
    expect(await invitationOf(database, { token, now: NOW })).toMatchObject({
      state: "open",
      item: { type: "shop", url: "andersom" },
      inviter: { name: "Mies" },
    });
    expect(await join(token)).toEqual(shop());
    expect(await list()).toMatchObject({
      people: [
        { person: { name: "Mies" }, invitedBy: null },
        { person: { name: "Lies" }, invitedBy: { name: "Mies" } },
      ],
      invitations: [],
    });
    expect(await logged.all(database)).toEqual([
      {
        actorId: mies.accountId,
        actorRole: "shopAdmin",
        action: "grantRole",
        targetId: lies.accountId,
        details: { role: "shopAdmin", item: "andersom" },
      },
    ]);
    expect(await told.all(database, mies)).toEqual([
      { type: "colleagueJoined", actorId: lies.accountId, shopId },
    ]);
  });

  test("is written in the language that was chosen and leads to the pages of it", async () => {
    await inviteColleague(database, mies, {
      item: shop(),
      email: "lies@example.org",
      locale: "pl",
      now: NOW,
    });
    const [mail] = await letters();
    expect(mail).toMatchObject({ to: "lies@example.org" });
    expect(mail?.text).toMatch(/https:\/\/highstreet\.example\/pl\/colleague\?token=[\w-]{43}\n/);
    expect(`${mail?.subject} ${mail?.text}`).toContain("Mies");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\{\w+|lies@/);
  });

  test("has a token that no table and no task holds", async () => {
    const token = await invited();
    await invite("nel@example.org");
    expect(token).toHaveLength(43);
    expect((await kept.first(database))?.all).not.toContain(token);
  });

  test("is not used up by whoever speaks for the shop already", async () => {
    const token = await invited();
    await expect(join(token, mies)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "You speak for it already" }],
    });
    await join(token);
  });

  test("that is used, too old, withdrawn or none is told apart", async () => {
    const used = await invited("one@example.org");
    await join(used);
    const nel = await addMember(database, { name: "Nel" });
    const refusal = (token: string, now = NOW) =>
      join(token, nel, now).then(
        () => "joined",
        (error: { kind: string; errors: { msg: string }[] }) => error.errors[0]?.msg,
      );
    const old = await invited("two@example.org");
    const withdrawn = await invited("three@example.org");
    const id = Number((await list())?.invitations.at(-1)?.["_id"]);
    await withdrawInvitation(database, mies, { id, now: NOW });
    expect(await refusal(used)).toBe("Was taken already");
    expect(await refusal(old, days(7))).toBe("Is too old");
    expect(await refusal(withdrawn)).toBe("Counts no more");
    expect(await refusal("nothing")).toBe("Not found");
    expect(await names()).toEqual(["Mies", "Lies"]);
    expect((await list(mies, days(7)))?.invitations).toEqual([]);
    expect((await list(mies, days(6.9)))?.invitations).toHaveLength(1);
    expect(await refusal(old, days(6.9))).toBe("joined");
  });

  test("that is sent again has another link, and the first counts no more", async () => {
    const first = await invited();
    await sendInvitationAgain(database, mies, { id: await openId(), now: NOW });
    const second = tokenIn((await letters())[0]);
    expect((await list())?.invitations).toHaveLength(1);
    await expect(join(first)).rejects.toMatchObject({ errors: [{ msg: "Counts no more" }] });
    await join(second);
  });

  test("is worth no more than the right of who had it sent", async () => {
    const token = await invited();
    const nel = await owner("Nel");
    await end(nel, mies);
    expect(await list(nel)).toMatchObject({ invitations: [] });
    await expect(join(token)).rejects.toMatchObject({ errors: [{ msg: "Counts no more" }] });
    await invite("kees@example.org", { who: nel });
    await revokeRole(database, { accountId: nel.accountId, role: "shopAdmin", item: "andersom" });
    expect(await letters()).toEqual([]);
  });

  test("is for whoever speaks for the shop, and for nobody else", async () => {
    await invite();
    const id = await openId();
    const other = await owner("Other", database, "mosa");
    const notFound = { kind: "notFound" };
    await expect(invite("x@example.org", { who: other })).rejects.toMatchObject(notFound);
    await expect(withdrawInvitation(database, other, { id, now: NOW })).rejects.toMatchObject(notFound);
    await expect(sendInvitationAgain(database, other, { id, now: NOW })).rejects.toMatchObject(notFound);
    await expect(end(other, mies, true)).rejects.toMatchObject(notFound);
    expect(await list(other)).toBeUndefined();
    expect((await list())?.invitations).toHaveLength(1);
  });

  test("goes three times a day to one address, and twenty times from one shop", async () => {
    const mosa = await owner("Other", database, "mosa");
    const tooOften = { kind: "tooOften", errors: [{ param: "email" }] };
    await invite();
    await invite("LIES@example.org");
    await invite("lies@example.org", { who: mosa, of: await idOfShop(database, "mosa") });
    await expect(invite()).rejects.toMatchObject(tooOften);
    for (let count = 0; count < 18; count += 1) await invite(`nr-${count}@example.org`);
    await expect(invite("one-more@example.org")).rejects.toMatchObject(tooOften);
    await invite("lies@example.org", { now: days(1.01) });
  });

  test("is forgotten with its address once its week is over", async () => {
    await invite("new@example.org", { now: new Date() });
    await invite("old@example.org", { now: new Date(Date.now() - 8 * 24 * 3_600_000) });
    expect(await forgetOldInvitations(database)).toBe(1);
    expect((await kept.first(database))?.all).not.toContain("old@example.org");
  });
});

describe("the end", () => {
  test("comes from a colleague, is in the log, and is told to whoever was ended", async () => {
    await join(await invited());
    await end(mies, lies);
    expect(await names()).toEqual(["Mies"]);
    expect((await logged.all(database)).at(-1)).toMatchObject({
      actorId: mies.accountId,
      actorRole: "shopAdmin",
      action: "revokeRole",
      targetId: lies.accountId,
    });
    expect(await told.all(database, lies)).toEqual([
      { type: "colleagueEnded", actorId: mies.accountId, shopId },
    ]);
    await expect(end(mies, lies)).rejects.toMatchObject({ kind: "notFound", errors: [{ param: "account" }] });
  });

  test("is not for whoever came later, unless an admin wants it", async () => {
    await join(await invited());
    await ageRole.run(database, { accountId: mies.accountId });
    await expect(end(lies, mies)).rejects.toMatchObject({
      kind: "notAllowed",
      errors: [{ msg: "Spoke for it before you" }],
    });
    const ada = await addAdmin(database);
    await grantRole(database, { accountId: ada.accountId, role: "admin", item: null });
    await end(ada, mies);
    expect(await names()).toEqual(["Lies"]);
    expect(await told.all(database, mies)).toContainEqual({
      type: "colleagueEnded",
      actorId: ada.accountId,
      shopId,
    });
  });

  test("of the last one wants to be said twice", async () => {
    await leave(database, await owner("Leaves"));
    await expect(end(mies, mies)).rejects.toMatchObject({
      kind: "conflict",
      errors: [{ msg: "Nobody else speaks for it", param: "evenIfLast" }],
    });
    expect(await names()).toEqual(["Mies"]);
    await end(mies, mies, true);
    expect(await told.all(database, mies)).toEqual([]);
    await expect(end(mies, mies, true)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("of many at once", () => {
  test("who have one link, one joins", async () => {
    const fresh = await freshDatabase();
    await settleSmallWorld(fresh);
    const who = await owner("Mies", fresh);
    const of = await idOfShop(fresh, "andersom");
    await inviteColleague(fresh, who, { item: shop(of), email: "lies@example.org", locale: "nl", now: NOW });
    const token = tokenIn((await sentInvitations(fresh, NOW))[0]);
    const people = await Promise.all(Array.from({ length: 6 }, () => addMember(fresh)));
    const tries = await Promise.allSettled(people.map((one) => joinShop(fresh, one, { token, now: NOW })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await colleaguesOf(fresh, who, { item: shop(of), now: NOW }))?.people).toHaveLength(2);
  });

  test("who end each other, one stays", async () => {
    const fresh = await freshDatabase();
    await settleSmallWorld(fresh);
    const [one, other] = [await owner("Mies", fresh), await owner("Lies", fresh)];
    const of = await idOfShop(fresh, "andersom");
    const ends = (who: Member, whom: Member) =>
      fresh.transaction((tx) =>
        endColleague(tx, who, { item: shop(of), accountId: whom.accountId, evenIfLast: true }),
      );
    const tries = await Promise.allSettled([ends(one, other), ends(other, one)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await colleaguesOf(fresh, one, { item: shop(of), now: NOW }))?.people).toHaveLength(1);
  });
});
