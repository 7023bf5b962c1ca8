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

const befriend = () => rememberAct({ call: "befrienduser", body: { userId: "4" }, url: "noor" });

function goOn() {
  const load = vi.fn<() => null>(() => null);
  show(<ContinuedAct viewerUrl="sam" />, { load });
  return load;
}

test("a shop that was pressed before is followed, which is said, and the page shows it", async () => {
  const sent = answering(() => ({ followUser: true, followers: 1 }));
  rememberAct({ call: "followshop", body: { shopId: "7", follow: true }, name: "De Reiger" });
  const load = goOn();
  await screen.findByText("You follow De Reiger now");
  expect(sent).toEqual([{ path: "/api/followshop", body: { shopId: "7", follow: true } }]);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(isActRemembered()).toBe(false);
});

test("who was nobody yet, or has asked, is befriended", async () => {
  const sent = answering((path) =>
    path.startsWith("/api/getuser") ? { name: "Noor", isFriend: false, friendRequested: false } : {},
  );
  befriend();
  goOn();
  await screen.findByText("Done");
  expect(sent).toEqual([
    { path: "/api/getuser?url=noor", body: undefined },
    { path: "/api/befrienduser", body: { userId: "4" } },
  ]);
});

test.each([
  ["is a friend already", { isFriend: true, friendRequested: false }],
  ["was asked already", { isFriend: false, friendRequested: true }],
])("who %s is left alone: the call would end it", async (_, relation) => {
  const sent = answering(() => ({ name: "Noor", ...relation }));
  befriend();
  goOn();
  await waitFor(() => expect(isActRemembered()).toBe(false));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await new Promise(requestAnimationFrame);
  expect(sent.map(({ path }) => path)).toEqual(["/api/getuser?url=noor"]);
});

test("nobody befriends themselves by signing in on their own page", async () => {
  const sent = answering(() => ({}));
  rememberAct({ call: "befrienduser", body: { userId: "5" }, url: "sam" });
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
