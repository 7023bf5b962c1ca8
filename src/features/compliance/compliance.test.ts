import { expect, test } from "vitest";
import { mayShowMenu, mayShowPrices, MENU_VISIBILITIES, type MenuViewer } from "./compliance.ts";

const VIEWERS: MenuViewer[] = ["anyone", "member", "manager"];

test.each([
  ["full", ["anyone", "member", "manager"]],
  ["names", ["anyone", "member", "manager"]],
  ["login", ["member", "manager"]],
  ["hidden", ["manager"]],
] as const)("a menu that is %s is seen by %j", (menu, seenBy) => {
  expect(VIEWERS.filter((viewer) => mayShowMenu({ menu }, viewer))).toEqual(seenBy);
});

test.each([
  ["full", "public", ["anyone", "member", "manager"]],
  ["full", "login", ["member", "manager"]],
  ["full", "hidden", ["manager"]],
  ["names", "public", ["manager"]],
  ["names", "login", ["manager"]],
  ["login", "public", ["member", "manager"]],
  ["login", "login", ["member", "manager"]],
  ["login", "hidden", ["manager"]],
  ["hidden", "public", ["manager"]],
] as const)("on a menu that is %s, prices that are %s are seen by %j", (menu, prices, seenBy) => {
  expect(VIEWERS.filter((viewer) => mayShowPrices({ menu, prices }, viewer))).toEqual(seenBy);
});

test("nobody sees the prices of a menu they may not see", () => {
  for (const viewer of VIEWERS)
    for (const menu of MENU_VISIBILITIES)
      for (const prices of ["public", "login", "hidden"] as const)
        expect(!mayShowPrices({ menu, prices }, viewer) || mayShowMenu({ menu }, viewer)).toBe(true);
});
