import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";
import { friendsOf } from "./friends-of.ts";
import { profileByUrl } from "./profile-by-url.ts";

const database = testDatabase();

async function makeFriends(one: Member, other: Member): Promise<void> {
  await befriendUser(database, one, { userId: other.accountId });
  await befriendUser(database, other, { userId: one.accountId });
}

const pageOf = ({ url }: Member, viewer?: Member) =>
  profileByUrl(database, { url, viewerId: viewer?.accountId ?? null });

/** Somebody, a friend of theirs, somebody whom they asked, and a stranger. */
async function world() {
  const owner = await addMember(database, { name: "Noor" });
  const friend = await addMember(database, { name: "Sam" });
  const asked = await addMember(database, { name: "Kees" });
  const stranger = await addMember(database, { name: "Zoë" });
  await makeFriends(owner, friend);
  await befriendUser(database, owner, { userId: asked.accountId });
  return { owner, friend, asked, stranger };
}

test("a profile is public, and friends are shown to friends", async () => {
  const { owner, friend, stranger } = await world();
  const { accountId: id, url, name, thumbnail } = owner;
  const shown = { id, url, name, thumbnail, bio: "", isSample: false, isSearchable: true };
  const toAnyone = { ...shown, prefTypes: null, friends: null, areReviewsShown: true };
  expect(await pageOf(owner)).toEqual({ ...toAnyone, relation: "none" });
  expect(await pageOf(owner, stranger)).toEqual({ ...toAnyone, relation: "none" });
  const ofFriend = await pageOf(owner, friend);
  expect(ofFriend).toMatchObject({ relation: "isFriend", prefTypes: [], friends: [{ name: "Sam" }] });
  expect(await pageOf(owner, owner)).toMatchObject({ relation: "self", friends: [{ name: "Sam" }] });
});

test("each side of a request is told which it is", async () => {
  const { owner, asked } = await world();
  expect((await pageOf(owner, asked)).relation).toBe("requestByFriend");
  expect((await pageOf(asked, owner)).relation).toBe("friendRequested");
});

describe("a page that is not for the viewer is not found, like one that is not there", () => {
  const unknown = { kind: "notFound", errors: [{ msg: "Not found", param: "url" }] };

  test.each(["nobody", "", "NOOR", "'; drop table account", "noor\u0000"])("%j is nobody", async (url) => {
    await world();
    await expect(profileByUrl(database, { url, viewerId: null })).rejects.toMatchObject(unknown);
  });

  test("for friends only: also whom they ask sees who asks", async () => {
    const { owner, friend, asked, stranger } = await world();
    await choosePrivacy(database, owner, { profile: "friends" });
    for (const viewer of [stranger, undefined])
      await expect(pageOf(owner, viewer)).rejects.toMatchObject(unknown);
    for (const viewer of [owner, friend, asked]) expect((await pageOf(owner, viewer)).name).toBe("Noor");
  });

  test("for nobody", async () => {
    const { owner, friend, asked } = await world();
    await choosePrivacy(database, owner, { profile: "nobody" });
    for (const viewer of [friend, asked]) await expect(pageOf(owner, viewer)).rejects.toMatchObject(unknown);
    expect((await pageOf(owner, owner)).name).toBe("Noor");
  });

  test("blocked, in either direction, and about to be erased", async () => {
    const { owner, friend, stranger } = await world();
    await blockUser(database, owner, { userId: friend.accountId, block: true });
    await expect(pageOf(owner, friend)).rejects.toMatchObject(unknown);
    await expect(pageOf(friend, owner)).rejects.toMatchObject(unknown);
    await leave(database, owner);
    await expect(pageOf(owner, stranger)).rejects.toMatchObject(unknown);
  });
});

test("a list of friends names those who show themselves to the viewer; its owner sees all", async () => {
  const { owner, friend, stranger } = await world();
  const shy = await addMember(database, { name: "Anna" });
  await makeFriends(owner, shy);
  await choosePrivacy(database, shy, { profile: "friends" });
  await choosePrivacy(database, owner, { friends: "everyone" });
  const namesFor = async (viewer?: Member) => (await pageOf(owner, viewer)).friends?.map(({ name }) => name);
  expect(await namesFor(owner)).toEqual(["Anna", "Sam"]);
  expect(await namesFor(shy)).toEqual(["Anna", "Sam"]);
  for (const viewer of [stranger, undefined, friend]) expect(await namesFor(viewer)).toEqual(["Sam"]);
  await blockUser(database, stranger, { userId: friend.accountId, block: true });
  expect(await namesFor(stranger)).toEqual([]);
  await leave(database, shy);
  const mine = await friendsOf(database, { accountId: owner.accountId, viewerId: owner.accountId });
  expect(mine.map(({ name }) => name)).toEqual(["Sam"]);
});

test("who does not want to be found by name, or has none yet, is marked so", async () => {
  const shy = await addMember(database, { privacy: { searchable: "nobody" } });
  const unnamed = await addMember(database, { name: "Guest 17" });
  for (const member of [shy, unnamed]) expect(await pageOf(member)).toMatchObject({ isSearchable: false });
});
