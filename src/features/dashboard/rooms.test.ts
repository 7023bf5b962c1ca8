import { expect, test } from "vitest";
import { addingIn } from "./rooms.ts";

test("a brand is added by an admin alone, a deal by whoever opens their list, and a shop by nobody there", () => {
  const [all, others] = [{ isAdmin: true }, { isAdmin: false }];
  expect([addingIn("/dashboard/brands/brand", all), addingIn("/dashboard/brands/brand", others)]).toEqual([
    expect.objectContaining({ id: "dashboard.add.brand" }),
    undefined,
  ]);
  expect(addingIn("/dashboard/deals", others)).toMatchObject({ id: "dashboard.add.deal" });
  expect(addingIn("/dashboard/shops", all)).toBeUndefined();
});
