// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAct, type PendingAct, rememberAct, takeAct } from "./pending-act.ts";

const FOLLOW: PendingAct = { call: "followshop", body: { shopId: "7", follow: true } };

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was pressed goes on once", () => {
  rememberAct(FOLLOW);
  expect(takeAct()).toEqual(FOLLOW);
  expect(takeAct()).toBeUndefined();
});

test("who comes back after a quarter of an hour presses again", () => {
  rememberAct(FOLLOW);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeAct()).toBeUndefined();
});

test("who decided otherwise is not asked again", () => {
  rememberAct(FOLLOW);
  forgetAct();
  expect(takeAct()).toBeUndefined();
});

test.each(["", "{", "null", JSON.stringify({ call: "deleteaccount", body: {}, at: Date.now() })])(
  "%s is no act",
  (kept) => {
    sessionStorage.setItem("pending-act", kept);
    expect(takeAct()).toBeUndefined();
  },
);

test("a review that is to be written is not sent, and waits for the page that opens its form", () => {
  const wish: PendingAct = { call: "addreview", body: { targetType: "shop", targetId: "7" } };
  rememberAct(wish);
  expect(takeAct()).toBeUndefined();
  expect(takeAct(({ call }) => call === "addreview")).toEqual(wish);
  expect(takeAct(({ call }) => call === "addreview")).toBeUndefined();
});
