import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isActRemembered, rememberAct } from "#features/accounts/pending-act.ts";
import { ContinuedAct } from "./continued-act.tsx";
import { answering, show } from "./marks.test-support.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function goOn() {
  const load = vi.fn<() => null>(() => null);
  show(<ContinuedAct viewerUrl="sam" />, { load });
  return load;
}

test("a shop that was pressed before is followed, which is said, and the page shows it", async () => {
  const sent = answering(() => ({ followUser: true, followers: 1 }));
  rememberAct({ call: "followshop", body: { shopId: "7", follow: true }, name: "De Reiger" });
  const load = goOn();
  await screen.findByText("De Reiger is saved");
  expect(sent).toEqual([{ path: "/api/followshop", body: { shopId: "7", follow: true } }]);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(isActRemembered()).toBe(false);
});

test("who was pressed before is befriended, and it is no toggle: they may be friends already", async () => {
  const sent = answering(() => ({}));
  rememberAct({ call: "befrienduser", body: { userId: "4", befriend: true }, url: "noor" });
  goOn();
  await screen.findByText("Done");
  expect(sent).toEqual([{ path: "/api/befrienduser", body: { userId: "4", befriend: true } }]);
});

const HOURS = { targetType: "shop", targetId: "7", changes: { openingHours: "24/7" } };
const TAP = { targetType: "shop", targetId: "7", fact: "hours", holds: true };

test.each([
  [
    { call: "suggestchange", body: HOURS },
    { changes: [{ state: "approved" }, { state: "pending" }] },
    "Thanks, noted. Somebody will look at it, and you’ll hear from us.",
  ],
  [
    { call: "suggestchange", body: HOURS },
    { changes: [{ state: "approved" }] },
    "Thanks. It’s on the page now.",
  ],
  [{ call: "confirmfact", body: TAP }, { outcome: "counted" }, "Thanks, noted."],
  [
    { call: "confirmfact", body: TAP },
    { outcome: "waiting" },
    "Thanks, noted. Somebody will check it first.",
  ],
  [{ call: "confirmfact", body: TAP }, { outcome: "known" }, "Thanks, you’d told us already."],
] as const)("of %o answered by %o it says what became of it: %s", async (act, answer, words) => {
  answering(() => answer);
  rememberAct(act);
  goOn();
  await screen.findByText(words);
});

test("nobody befriends themselves by signing in on their own page", async () => {
  const sent = answering(() => ({}));
  rememberAct({ call: "befrienduser", body: { userId: "5", befriend: true }, url: "sam" });
  goOn();
  await waitFor(() => expect(isActRemembered()).toBe(false));
  expect(sent).toEqual([]);
});

test("what doesn’t go through is said, and not tried for ever", async () => {
  answering(() => 404);
  rememberAct({ call: "like", body: { type: "deal", id: "3", like: true } });
  goOn();
  await screen.findByText(/didn’t go through/);
  expect(isActRemembered()).toBe(false);
});
