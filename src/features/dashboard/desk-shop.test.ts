import { expect, test } from "vitest";
import { addressAtShop, deskShopAt } from "./desk-shop.ts";

const REIGER = { id: 7, slug: "reiger", name: "De Slapende Reiger", unansweredCount: 2 };
const TROM = { id: 9, slug: "trom", name: "De Stille Trom", unansweredCount: 0 };
const TWO = [REIGER, TROM];

const at = (address: string) => {
  const { pathname, search } = new URL(address, "https://desk.example");
  return { pathname, search };
};

test("the overview is about the shop in its address, else about the first", () => {
  expect(deskShopAt(TWO, at("/dashboard?id=9"))).toBe(TROM);
  expect(deskShopAt(TWO, at("/dashboard"))).toBe(REIGER);
  expect(deskShopAt(TWO, at("/dashboard/?id=1"))).toBe(REIGER);
  expect(deskShopAt([], at("/dashboard"))).toBeUndefined();
});

test("the page of a shop is about that one, and about none of theirs when it is somebody else’s", () => {
  expect(deskShopAt(TWO, at("/dashboard/shops/shop?id=9&tab=menu"))).toBe(TROM);
  expect(deskShopAt(TWO, at("/dashboard/shops/shop?id=1"))).toBeUndefined();
});

test("an id that isn’t of a shop chooses none", () => {
  expect(deskShopAt(TWO, at("/dashboard/coffeejobs/joboffer?id=9"))).toBe(REIGER);
});

test("another shop is shown at the same part of it, and else by its overview", () => {
  expect(addressAtShop(9, at("/dashboard/shops/shop?id=7&tab=hours"))).toBe(
    "/dashboard/shops/shop?id=9&tab=hours",
  );
  expect(addressAtShop(9, at("/dashboard/shops/shop?id=7"))).toBe("/dashboard/shops/shop?id=9");
  expect(addressAtShop(9, at("/dashboard/support?id=3"))).toBe("/dashboard?id=9");
});
