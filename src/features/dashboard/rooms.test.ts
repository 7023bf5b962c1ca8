import { expect, test } from "vitest";
import { addingIn, roomOf, ROOMS, type ToDoCounts, waitingCount } from "./rooms.ts";

test("a brand is added by an admin alone, a deal by whoever opens their list, and a shop by nobody there", () => {
  const [all, others] = [{ isAdmin: true }, { isAdmin: false }];
  expect([addingIn("/dashboard/brands/brand", all), addingIn("/dashboard/brands/brand", others)]).toEqual([
    expect.objectContaining({ id: "dashboard.add.brand" }),
    undefined,
  ]);
  expect(addingIn("/dashboard/deals", others)).toMatchObject({ id: "dashboard.add.deal" });
  expect(addingIn("/dashboard/shops", all)).toBeUndefined();
});

test("in the queue over all rooms waits what waits in each of them", () => {
  const kinds = ROOMS.flatMap(({ toDo }) => Object.keys(toDo));
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 1])) as ToDoCounts;
  const countIn = (path: string) => {
    const room = roomOf(path);
    return room && waitingCount(room, counts);
  };
  expect(countIn("/dashboard/queue")).toBe(kinds.length);
  expect(countIn("/dashboard/reviews")).toBe(2);
});
