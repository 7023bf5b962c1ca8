import { expect, test } from "vitest";
import {
  allowedMenus,
  allowedPrices,
  mayShowMenu,
  mayShowPrices,
  MENU_VISIBILITIES,
  type MenuRules,
  type MenuViewer,
  PRICE_VISIBILITIES,
  stricterRules,
} from "./compliance.ts";

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

const ALL_RULES: MenuRules[] = MENU_VISIBILITIES.flatMap((menu) =>
  PRICE_VISIBILITIES.map((prices) => ({ menu, prices })),
);

test("nobody sees by an owner’s choice what the rule or the choice keeps from them", () => {
  for (const rule of ALL_RULES)
    for (const owner of ALL_RULES)
      for (const viewer of VIEWERS)
        for (const may of [mayShowMenu, mayShowPrices]) {
          const both = may(rule, viewer) && may(owner, viewer);
          expect(may(stricterRules(rule, owner), viewer)).toBe(both);
        }
});

test("what an owner may choose is what holds then, and what they may not would show more", () => {
  for (const rule of ALL_RULES) {
    for (const menu of allowedMenus(rule)) expect(stricterRules(rule, { ...rule, menu }).menu).toBe(menu);
    for (const prices of allowedPrices(rule))
      expect(stricterRules(rule, { ...rule, prices }).prices).toBe(prices);
  }
  expect(allowedMenus({ menu: "names" })).toEqual(["names", "hidden"]);
  expect(allowedPrices({ prices: "login" })).toEqual(["login", "hidden"]);
});
