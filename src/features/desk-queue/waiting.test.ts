import { expect, test } from "vitest";
import { ROOMS } from "#features/dashboard/rooms.ts";
import { GRAVITIES, GRAVITY_OF, idOfWaiting, readWaitingId, WAITING_KINDS } from "./waiting.ts";

test("whatever is counted in a room has its place in the queue, and each step says why it stands there", () => {
  const counted = ROOMS.flatMap(({ toDo }) => Object.keys(toDo));
  expect(WAITING_KINDS.toSorted()).toEqual(counted.toSorted());
  expect(GRAVITY_OF.appeals).toBeLessThan(GRAVITY_OF.newReviews);
  expect(GRAVITY_OF.newReviews).toBeLessThan(GRAVITY_OF.doubles);
  for (const { why } of GRAVITIES) expect(why).toMatch(/^[A-Z].{20}/);
});

test("what a room knows a case by is read from its address again, whatever is in it", () => {
  for (const [kind, ref] of [
    ["reports", "5"],
    ["reportedReviews", "5"],
    ["names", "sample 50% häze-no & co"],
  ] as const) {
    const id = idOfWaiting(kind, ref);
    expect(id).toMatch(/^[\w%-]+$/);
    expect(readWaitingId(id)).toEqual({ kind, ref: encodeURIComponent(ref) });
  }
  expect(readWaitingId("cats-5")).toBeUndefined();
});
