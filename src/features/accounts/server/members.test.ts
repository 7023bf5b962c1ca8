import { describe, expect, test } from "vitest";
import { type AccountViewer, ANONYMOUS, type Permissions } from "#platform/viewer.ts";
import { asAdmin, asBrandAdmin, asMember, asModerator, asShopAdmin, freshlySignedIn } from "./members.ts";

const NONE: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

const viewerWith = (
  permissions: Partial<Permissions>,
  session: Partial<AccountViewer> = {},
): AccountViewer => ({
  kind: "account",
  accountId: 1,
  sessionId: 1,
  name: "Sam",
  url: "sam",
  thumbnail: "",
  permissions: { ...NONE, ...permissions },
  isNew: false,
  isNewlyVerified: false,
  signedInAt: null,
  hasSecondFactor: true,
  suspension: null,
  ...session,
});

const MINTS = {
  moderator: asModerator,
  "admin of shop 7": (viewer: AccountViewer) => asShopAdmin(viewer, 7),
  "admin of brand 7": (viewer: AccountViewer) => asBrandAdmin(viewer, 7),
  admin: asAdmin,
};

const mintsOf = (viewer: AccountViewer) =>
  Object.entries(MINTS)
    .filter(([, mint]) => {
      try {
        return mint(viewer).accountId === viewer.accountId;
      } catch {
        return false;
      }
    })
    .map(([name]) => name);

describe("what somebody passes for", () => {
  test.each<[string, Partial<Permissions>, string[]]>([
    ["a member", {}, []],
    ["a moderator", { mod: true }, ["moderator"]],
    ["the admin of this shop", { shopAdmin: [6, 7] }, ["admin of shop 7"]],
    ["the admin of another shop", { shopAdmin: [6] }, []],
    ["the admin of a brand with the same number", { brandAdmin: [7] }, ["admin of brand 7"]],
    ["an admin", { admin: true }, Object.keys(MINTS)],
  ])("%s", (_, permissions, mints) => {
    expect(mintsOf(viewerWith(permissions))).toEqual(mints);
    const notShown = viewerWith(permissions, { hasSecondFactor: false });
    expect(mintsOf(notShown)).toEqual([]);
    expect(asMember(notShown)).toBe(notShown);
  });

  test("the admin of a shop is told which one they act for", () => {
    expect(asShopAdmin(viewerWith({ shopAdmin: [6, 7] }), 7)).toMatchObject({ accountId: 1, shopId: 7 });
    expect(asBrandAdmin(viewerWith({ admin: true }), 9)).toMatchObject({ accountId: 1, brandId: 9 });
  });

  test.each(Object.values(MINTS))("nobody passes for anything", (mint) => {
    expect(() => mint(ANONYMOUS as never)).toThrow("Sign in first");
  });

  test("who lacks the role is told so, and not to look for the second factor", () => {
    expect(() => asAdmin(viewerWith({ mod: true }, { hasSecondFactor: false }))).toThrow("Not allowed");
    expect(() => asAdmin(viewerWith({ admin: true }, { hasSecondFactor: false }))).toThrow(
      "Show your second factor first [session]",
    );
  });
});

describe("a fresh sign-in", () => {
  const now = new Date("2026-11-21T13:15:00Z");
  const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000;

  test.each<[string, Partial<AccountViewer>, string | null]>([
    ["ten minutes old is fresh", { signedInAt: minutesAgo(10) }, null],
    ["eleven minutes old is not", { signedInAt: minutesAgo(11) }, "Sign in again first"],
    ["is never one of the command line", { signedInAt: null }, "Sign in again first"],
    [
      "wants the second factor",
      { signedInAt: minutesAgo(1), hasSecondFactor: false },
      "Show your second factor first",
    ],
  ])("%s", (_, session, refusal) => {
    const ask = () => freshlySignedIn(asMember(viewerWith({}, session)), now);
    if (refusal) expect(ask).toThrow(refusal);
    else expect(ask()).toMatchObject({ accountId: 1 });
  });
});
