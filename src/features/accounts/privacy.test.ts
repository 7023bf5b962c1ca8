import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  type AUDIENCES,
  canAsk,
  canSee,
  DEFAULT_PRIVACY,
  isSearchable,
  privacyChanges,
  privacyOf,
} from "./privacy.ts";
import { RELATIONS } from "./relation.ts";

type Audience = (typeof AUDIENCES)[number];

const OTHERS = ["isFriend", "friendRequested", "requestByFriend", "none"] as const;

describe("a profile", () => {
  test.each<[Audience, readonly string[]]>([
    ["everyone", ["self", ...OTHERS]],
    ["friends", ["self", "isFriend", "requestByFriend"]],
    ["nobody", ["self"]],
  ])("for %s is seen by %j", (profile, seers) => {
    const privacy = privacyOf({ profile });
    expect(RELATIONS.filter((relation) => canSee(privacy, "profile", relation))).toEqual(seers);
  });
});

describe.each(["reviews", "likes", "friends"] as const)("the %s", (key) => {
  test.each<[Audience, Audience, readonly string[]]>([
    ["everyone", "everyone", ["self", ...OTHERS]],
    ["everyone", "friends", ["self", "isFriend"]],
    ["everyone", "nobody", ["self"]],
    ["friends", "everyone", ["self", "isFriend", "requestByFriend"]],
    ["friends", "friends", ["self", "isFriend"]],
    ["friends", "nobody", ["self"]],
    ["nobody", "everyone", ["self"]],
    ["nobody", "friends", ["self"]],
    ["nobody", "nobody", ["self"]],
  ])("of a profile for %s, for %s, are seen by %j", (profile, chosen, seers) => {
    const privacy = privacyOf({ profile, [key]: chosen });
    expect(RELATIONS.filter((relation) => canSee(privacy, key, relation))).toEqual(seers);
  });
});

test.each([
  [{}, true],
  [{ requests: "nobody" }, false],
  [{ profile: "friends" }, false],
  [{ profile: "nobody" }, false],
])("a stranger may ask an account with %j to be friends: %j", (chosen, isAllowed) => {
  expect(canAsk(privacyOf(chosen), "none")).toBe(isAllowed);
  expect(canAsk(privacyOf(chosen), "blocked")).toBe(false);
});

test.each([
  [{}, true],
  [{ searchable: "nobody" }, false],
  [{ profile: "friends" }, false],
])("an account with %j is found by its name: %j", (chosen, isFound) => {
  expect(isSearchable(privacyOf(chosen))).toBe(isFound);
});

test("what was not chosen, or is no choice any more, is as at the beginning", () => {
  expect(privacyOf({})).toEqual(DEFAULT_PRIVACY);
  expect(privacyOf({ profile: "everybody", likes: 4, other: "everyone", friends: "nobody" })).toEqual({
    ...DEFAULT_PRIVACY,
    friends: "nobody",
  });
});

test.each([{ profile: "all" }, { searchable: "friends" }, { requests: true }, { other: "everyone" }])(
  "%j is no choice",
  (changes) => {
    expect(v.safeParse(privacyChanges, changes).success).toBe(false);
    expect(v.safeParse(privacyChanges, { likes: "nobody" }).success).toBe(true);
  },
);
