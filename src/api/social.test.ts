import { describe, expect, test } from "vitest";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, signedIn } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

let noor: Member;
let sam: Member;
const database = testWorld(async (database) => {
  noor = await addMember(database, { name: "Noor" });
  sam = await addMember(database, { name: "Sam" });
});

async function post(member: Member | null, call: string, body: unknown, more: Record<string, string> = {}) {
  const { post: send, report } = testApi(database);
  const headers = { ...(member && (await signedIn(database, member))), ...more };
  const answer = await send(`/${call}`, body, headers);
  expect(report).not.toHaveBeenCalled();
  return [answer.status, await answer.json()];
}

async function get(member: Member | null, path: string) {
  const { get: read, report } = testApi(database);
  const answer = await read(path, member ? await signedIn(database, member) : {});
  expect(report).not.toHaveBeenCalled();
  return [answer.status, await answer.json()];
}

const idOf = ({ accountId }: Member) => String(accountId);
const refused = (msg: string, param: string) => ({ errors: [{ msg, param }] });
const personOf = (member: Member) => ({
  _id: idOf(member),
  url: member.url,
  name: member.name,
  thumbnail: "/default-profilepic-1.jpg",
});

test.each([
  ["befrienduser", { userId: "1" }],
  ["followshop", { shopId: "1", follow: true }],
  ["like", { type: "shop", id: "1", like: true }],
  ["block", { userId: "1", block: true }],
])("%s asks a visitor to sign in, also one who has nothing but the cookie", async (call, body) => {
  expect(await post(null, call, body)).toEqual([401, refused("Sign in first", "authorization")]);
  const { authorization } = await signedIn(database, sam);
  const cookie = `auth_token=${authorization.replace("Bearer ", "")}`;
  expect(await post(null, call, body, { cookie })).toMatchObject([401, {}]);
});

test.each([
  ["befrienduser", {}, refused("Must be given", "userId")],
  ["befrienduser", { userId: "1", state: "isFriend" }, refused("Must not be given", "state")],
  ["befrienduser", { userId: { $gt: 0 } }, refused("Must be an id", "userId")],
  ["followshop", { shopId: "1" }, refused("Must be given", "follow")],
  ["followshop", { shopId: "1", follow: "true" }, refused("Must be true or false", "follow")],
  ["followshop", { shopId: "1", follow: 1 }, refused("Must be true or false", "follow")],
  ["block", { userId: "1", block: null }, refused("Must be true or false", "block")],
  [
    "like",
    { type: "city", id: "1", like: true },
    refused("Must be one of product, brand, shop, deal, post", "type"),
  ],
  ["like", { type: "shop", id: "1", like: "yes" }, refused("Must be true or false", "like")],
])("%s refuses %j", async (call, body, answer) => {
  expect(await post(sam, call, body)).toEqual([400, answer]);
});

test.each([
  ["befrienduser", { userId: "nobody" }, "userId"],
  ["befrienduser", { userId: "99999999999999999999" }, "userId"],
  ["block", { userId: 987_654_321, block: true }, "userId"],
  ["followshop", { shopId: "nothing", follow: true }, "shopId"],
  ["followshop", { shopId: "987654321", follow: false }, "shopId"],
  ["like", { type: "deal", id: "987654321", like: true }, "id"],
])("%s does not find what %j names", async (call, body, param) => {
  expect(await post(sam, call, body)).toEqual([404, refused("Not found", param)]);
});

describe("POST /api/befrienduser", () => {
  const befriend = (member: Member, other: Member, headers = {}) =>
    post(member, "befrienduser", { userId: idOf(other) }, headers);
  const nothing = { state: "none", isFriend: false, friendRequested: false, requestByFriend: false };

  test("asks, accepts and ends", async () => {
    expect(await befriend(sam, noor)).toEqual([
      200,
      { ...nothing, state: "friendRequested", friendRequested: true },
    ]);
    expect(await befriend(noor, sam)).toEqual([200, { ...nothing, state: "isFriend", isFriend: true }]);
    expect(await befriend(sam, noor)).toEqual([200, nothing]);
  });

  test("declines what they asked, and changes nothing where nothing waits", async () => {
    const decline = (member: Member, other: Member) =>
      post(member, "befrienduser", { userId: idOf(other), decline: true });
    await befriend(sam, noor);
    expect(await decline(noor, sam)).toEqual([200, nothing]);
    expect(await decline(noor, sam)).toEqual([200, nothing]);
    expect(await get(noor, "/getuser?url=sam")).toMatchObject([200, { requestByFriend: false }]);
    expect(await post(noor, "befrienduser", { userId: "987654321", decline: true })).toEqual([200, nothing]);
    expect(await post(noor, "befrienduser", { userId: idOf(sam), decline: false })).toEqual([
      400,
      refused("Must be true", "decline"),
    ]);
  });

  test("with what is wished changes nothing that is so already", async () => {
    const wish = (member: Member, other: Member, befriend: unknown) =>
      post(member, "befrienduser", { userId: idOf(other), befriend });
    const asked = { ...nothing, state: "friendRequested", friendRequested: true };
    for (const _ of [1, 2]) expect(await wish(sam, noor, true)).toEqual([200, asked]);
    for (const _ of [1, 2]) expect(await wish(sam, noor, false)).toEqual([200, nothing]);
    expect(await wish(sam, noor, "yes")).toEqual([400, refused("Must be true or false", "befriend")]);
    expect(await post(sam, "befrienduser", { userId: idOf(noor), befriend: true, decline: true })).toEqual([
      400,
      refused("Must be given alone", "decline"),
    ]);
  });

  test("refuses oneself, and tells who takes no requests", async () => {
    expect(await befriend(sam, sam)).toEqual([400, refused("Must be somebody else", "userId")]);
    await choosePrivacy(database, noor, { requests: "nobody" });
    expect(await befriend(sam, noor)).toEqual([403, refused("Takes no friend requests", "userId")]);
  });

  test("a retry with the same key undoes nothing, even when the process died after the toggle", async () => {
    const dying: Database = {
      execute: (asked) =>
        asked.name?.startsWith("keep-idempotent-answer")
          ? Promise.reject(new Error("killed"))
          : database.execute(asked),
      transaction: (work) => database.transaction(work),
    };
    const headers = { ...(await signedIn(database, sam)), "idempotency-key": "press" };
    const first = await testApi(dying).post("/befrienduser", { userId: idOf(noor) }, headers);
    const again = await testApi(database).post("/befrienduser", { userId: idOf(noor) }, headers);
    expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([
      200,
      200,
      "true",
    ]);
    expect(await again.json()).toMatchObject({ state: "friendRequested" });
  });
});

test("a shop is followed and left", async () => {
  await settleSmallWorld(database);
  const id = String(await shopId(database, "andersom"));
  const follow = (member: Member, wish: boolean) => post(member, "followshop", { shopId: id, follow: wish });
  expect(await follow(sam, true)).toEqual([200, { followUser: true, followers: 1 }]);
  expect(await follow(noor, true)).toEqual([200, { followUser: true, followers: 2 }]);
  expect(await follow(sam, false)).toEqual([200, { followUser: false, followers: 1 }]);
});

test("a shop and a page of a list say what the caller follows, and to a visitor nothing of it", async () => {
  await settleSmallWorld(database);
  const id = String(await shopId(database, "andersom"));
  await post(sam, "followshop", { shopId: id, follow: true });
  const shopFor = async (member: Member | null) => (await get(member, "/getshop?url=andersom"))[1];
  expect(await shopFor(sam)).toMatchObject({ _id: id, followUser: true });
  expect(await shopFor(noor)).toMatchObject({ _id: id, followUser: false });
  expect(await shopFor(null)).not.toHaveProperty("followUser");
  const listFor = async (member: Member | null): Promise<Record<string, unknown>[]> =>
    (await get(member, "/getshops?viewType=list"))[1].items;
  const flags = (await listFor(sam)).map(({ _id, followUser }) => [_id === id, followUser]);
  expect(flags).toContainEqual([true, true]);
  expect(flags.every(([isIt, followUser]) => isIt === followUser)).toBe(true);
  expect((await listFor(null))[0]).not.toHaveProperty("followUser");
});

test("a list of shops says which of them the caller follows, and to a visitor nothing of it", async () => {
  await settleSmallWorld(database);
  const id = String(await shopId(database, "andersom"));
  await post(sam, "followshop", { shopId: id, follow: true });
  const path = "/getshops?sliceStart=0&sliceAmount=10";
  const followedBy = async (member: Member | null) => {
    const [, shops] = await get(member, path);
    return shops
      .filter((shop: { followUser?: boolean }) => shop.followUser)
      .map(({ _id }: { _id: string }) => _id);
  };
  expect(await followedBy(sam)).toEqual([id]);
  expect(await followedBy(noor)).toEqual([]);
  const [, forVisitors] = await get(null, path);
  expect(forVisitors[0]).not.toHaveProperty("followUser");
});

test("a like is counted, and friends see it", async () => {
  await settleSmallWorld(database);
  const id = String(await shopId(database, "andersom"));
  await post(sam, "befrienduser", { userId: idOf(noor) });
  await post(noor, "befrienduser", { userId: idOf(sam) });
  expect(await post(noor, "like", { type: "shop", id, like: true })).toEqual([200, { likes: 1 }]);
  expect(await get(sam, `/friendslikes?type=shop&id=${id}`)).toEqual([200, [personOf(noor)]]);
  expect(await get(noor, `/friendslikes?type=shop&id=${id}`)).toEqual([200, []]);
  expect(await get(null, `/friendslikes?type=shop&id=${id}`)).toMatchObject([401, {}]);
  expect(await get(sam, "/friendslikes?type=city&id=1")).toMatchObject([
    400,
    { errors: [{ param: "type" }] },
  ]);
  expect(await post(noor, "like", { type: "shop", id, like: false })).toEqual([200, { likes: 0 }]);
});

describe("GET /api/getuser", () => {
  const url = "/getuser?url=noor";
  const strangers = { isFriend: false, friendRequested: false, requestByFriend: false };

  test("tells visitors what is public, and who is signed in how they stand", async () => {
    expect(await get(null, url)).toEqual([200, { ...personOf(noor), bio: "" }]);
    expect(await get(sam, url)).toEqual([200, { ...personOf(noor), bio: "", ...strangers }]);
    await post(sam, "befrienduser", { userId: idOf(noor) });
    expect(await get(sam, url)).toMatchObject([200, { ...strangers, friendRequested: true }]);
    expect(await get(noor, "/getuser?url=sam")).toMatchObject([200, { ...strangers, requestByFriend: true }]);
    await post(noor, "befrienduser", { userId: idOf(sam) });
    expect(await get(sam, url)).toMatchObject([
      200,
      { ...strangers, isFriend: true, friends: [personOf(sam)], prefTypes: [] },
    ]);
  });

  test("answers private, blocked and unknown people alike", async () => {
    const unknown = [404, refused("Not found", "url")];
    expect(await get(sam, "/getuser?url=nobody-here")).toEqual(unknown);
    expect(await post(noor, "block", { userId: idOf(sam), block: true })).toEqual([200, {}]);
    expect(await get(sam, url)).toEqual(unknown);
    await choosePrivacy(database, noor, { profile: "friends" });
    expect(await get(null, url)).toEqual(unknown);
    expect(await get(null, "/getuser")).toMatchObject([400, { errors: [{ param: "url" }] }]);
  });
});

test("GET /api/autocomplete finds people who want to be found, with an @ nobody else", async () => {
  const hidden = await addMember(database, { name: "Noortje", privacy: { searchable: "nobody" } });
  await indexAccounts(database, { accountIds: [noor, sam, hidden].map(({ accountId }) => accountId) });
  const found = { _id: idOf(noor), url: "noor", name: "Noor" };
  expect(await get(null, "/autocomplete?search=noo&types=users")).toEqual([200, { users: [found] }]);
  expect(await get(null, "/autocomplete?search=noor")).toMatchObject([200, { users: [found], shops: [] }]);
  expect(await get(null, "/autocomplete?search=%40noor")).toMatchObject([
    200,
    { users: [found], cities: [] },
  ]);
});
