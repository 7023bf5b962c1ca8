import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, leave, signedIn } from "#features/accounts/server/people.test-support.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { ANONYMOUS, UNKNOWN, type Viewer } from "#platform/viewer.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const NO_INDEX = '<meta name="robots" content="noindex"';

let noor: Member;
let sam: Member;
const database = testWorld(async (database) => {
  noor = await addMember(database, { name: "Noor" });
  sam = await addMember(database, { name: "Samuel" });
});

async function read(path: string, viewer: Viewer = ANONYMOUS) {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const draw = await drawnPages({ database, now: () => new Date(), report, viewer });
  const answer = await draw(path);
  expect(errors).toEqual([]);
  return answer;
}

/** Where a page leads to. */
async function locationOf(path: string, viewer?: Viewer): Promise<string | undefined> {
  const { status, text } = await read(path, viewer);
  expect(status).toBe(302);
  return /"location","([^"]+)"/.exec(text)?.[1];
}

describe("/profile", () => {
  test.each([
    ["/profile", "/login?path=%2Fprofile"],
    ["/profile?tab=privacy", "/login?path=%2Fprofile%3Ftab%3Dprivacy"],
    ["/profile?tab=%2F%2Fevil.example", "/login?path=%2Fprofile"],
  ])("sends a visitor from %s to %s", async (path, target) => {
    expect(await locationOf(path)).toBe(target);
  });

  test.each(["", "?tab=friends", "?tab=following", "?tab=privacy", "?tab=account", "?tab=nonsense"])(
    "shows %j to its owner, and no search engine keeps it",
    async (query) => {
      const { status, text } = await read(`/profile${query}`, noor);
      expect(status).toBe(200);
      expect(text).toContain("Noor");
      expect(text).toContain(NO_INDEX);
    },
  );

  test("has friends and requests of both sides, and whom one has blocked", async () => {
    const kees = await addMember(database, { name: "Kees" });
    const zoe = await addMember(database, { name: "Zohra" });
    await befriendUser(database, sam, { userId: noor.accountId });
    await befriendUser(database, noor, { userId: kees.accountId });
    await blockUser(database, noor, { userId: zoe.accountId, block: true });
    const { text } = await read("/profile?tab=friends", noor);
    for (const name of ["Samuel", "Kees"]) expect(text).toContain(name);
    expect(text).not.toContain("Zohra");
    expect((await read("/profile?tab=privacy", noor)).text).toContain("Zohra");
  });

  test("lists one's sessions and nobody else's", async () => {
    const { authorization } = await signedIn(database, noor);
    await signedIn(database, sam);
    const viewer = await viewerOfToken(database, authorization.replace("Bearer ", ""), {
      adminsNeedSecondFactor: false,
    });
    const { text } = await read("/profile?tab=account", viewer);
    expect(text.match(/"device":"Test"/g)).toHaveLength(1);
    expect(text).toContain('"isThis":true');
  });
});

test("/user leads to one's own profile, and a visitor to where one logs in", async () => {
  expect(await locationOf("/user", noor)).toBe("/profile");
  expect(await locationOf("/user")).toBe("/login?path=%2Fprofile");
});

test.each(["/profile", "/user", "/dashboard", "/dashboard/reviews"])(
  "%s does not send somebody to log in who has, while the database cannot say so",
  async (path) => {
    const { status, text } = await read(path, UNKNOWN);
    expect(status).toBe(503);
    expect(text).toContain("Not available right now");
  },
);

test.each([
  ["/login?path=%2Fprofile", "/profile"],
  ["/login?path=%2Fdeals%3Fpage%3D2", "/deals?page=2"],
  ["/login?path=%2F%2Fevil.example", "/"],
])("%s leads whoever is logged in on to %s", async (path, target) => {
  expect(await locationOf(path, noor)).toBe(target);
});

test.each(["/login", "/login?path=%2Flogin"])("%s tells who is logged in", async (path) => {
  expect((await read(path, noor)).text).toContain("Noor");
});

describe("/user/{url}", () => {
  test("is shown to visitors, and says nothing of how anybody stands to its person", async () => {
    await befriendUser(database, sam, { userId: noor.accountId });
    await befriendUser(database, noor, { userId: sam.accountId });
    const { status, text } = await read("/user/noor");
    expect(status).toBe(200);
    expect(text).toContain("Noor");
    expect(text).not.toContain(NO_INDEX);
    expect(text).not.toContain("Samuel");
    expect(text).toContain('"relation":"none"');
    expect((await read("/user/noor", sam)).text).toContain('"relation":"isFriend"');
  });

  test("that is hidden, blocked or nobody's is the ordinary page of what is not found", async () => {
    const hiding = await addMember(database, { name: "Kees", privacy: { profile: "nobody" } });
    const leaving = await addMember(database, { name: "Zohra" });
    await leave(database, leaving);
    await blockUser(database, noor, { userId: sam.accountId, block: true });
    const unknown = await read("/user/nobody-at-all", sam);
    expect(unknown.status).toBe(404);
    for (const { url } of [hiding, leaving, noor]) {
      const { status, text } = await read(`/user/${url}`, sam);
      expect(status).toBe(404);
      expect(text.replaceAll(url, "nobody-at-all")).toBe(unknown.text);
    }
  });

  test("is kept by no search engine when its person does not want to be found", async () => {
    await choosePrivacy(database, noor, { searchable: "nobody" });
    expect((await read("/user/noor")).text).toContain(NO_INDEX);
    const unnamed = await addMember(database, { name: "Guest 12" });
    expect((await read(`/user/${unnamed.url}`)).text).toContain(NO_INDEX);
  });
});
