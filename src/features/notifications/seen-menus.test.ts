import fc from "fast-check";
import { expect, test } from "vitest";
import { menuNoticeId } from "./menu-notice.ts";
import {
  MOST_SEEN_MENUS,
  SEEN_MENUS_COOKIE,
  SEEN_MENUS_MAX_AGE_SECONDS,
  seenMenusOf,
  withSeenMenus,
} from "./seen-menus.ts";

const id = fc
  .record({
    shopId: fc.integer({ min: 1, max: 10_000_000 }),
    changedAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
  })
  .map(menuNoticeId);
const ids = fc.array(id, { maxLength: 80, size: "max" });
/** What may be in a cookie that anybody can write. */
const cookie = fc.option(
  fc.oneof(
    fc.string({ unit: "binary" }),
    ids.map((list) => list.join(".")),
    fc
      .array(fc.oneof(id, fc.string(), fc.constantFrom("menu-0-20260101", "menu-1-1", "local-getApp")))
      .map((list) => list.join(".")),
  ),
  { nil: undefined },
);

test("the cookie and its life are those of the specification", () => {
  expect([SEEN_MENUS_COOKIE, SEEN_MENUS_MAX_AGE_SECONDS, MOST_SEEN_MENUS]).toEqual([
    "seen-menus",
    60 * 24 * 60 * 60,
    50,
  ]);
});

test("what was just seen is remembered, up to fifty, and the oldest make room", () => {
  fc.assert(
    fc.property(cookie, ids, (before, seen) => {
      const value = withSeenMenus(before, seen);
      const told = seenMenusOf(value);
      expect(told).toEqual([...new Set([...seen, ...seenMenusOf(before)])].slice(0, MOST_SEEN_MENUS));
      expect(withSeenMenus(value, seen)).toBe(value);
    }),
  );
});

test("nothing but ids gets in or out, and the value needs no escapes", () => {
  fc.assert(
    fc.property(cookie, fc.array(fc.oneof(id, fc.string())), (before, seen) => {
      const value = withSeenMenus(before, seen);
      expect(value).toMatch(/^(menu-[1-9]\d*-\d{8}(\.(?!$)|$))*$/);
      expect(seenMenusOf(value).join(".")).toBe(value);
      // With its attributes it stays far below the 4,096 bytes of a cookie.
      expect(value.length).toBeLessThan(2000);
    }),
  );
});
