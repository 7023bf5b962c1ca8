import { describe, expect, test } from "vitest";
import { meantPages, pageCalled } from "./meant-pages.ts";
import { shortcutsFor } from "./shortcuts.ts";

const first = (typed: string) => shortcutsFor(typed)[0]?.to;

describe("a word for a page or a filter leads there", () => {
  test.each([
    ["hash", "/hash"],
    ["hasj", "/hash"],
    ["HAŠIŠ", "/hash"],
    ["weed", "/weed"],
    ["wiet", "/weed"],
    ["trawka", "/weed"],
    ["edibles", "/edibles"],
    ["edib", "/edibles"],
    ["pre-rolled", "/prerolled"],
    ["kush", "/products?q=kush"],
    ["open now", "/coffeeshops?open=now"],
    ["nu open", "/coffeeshops?open=now"],
    ["jetzt geöffnet", "/coffeeshops?open=now"],
    ["ouvert maintenant", "/coffeeshops?open=now"],
    ["open late", "/coffeeshops?open=late"],
    ["laat open", "/coffeeshops?open=late"],
    ["otwarte do pozna", "/coffeeshops?open=late"],
    ["near me", "/map?nearme=true"],
    ["in de buurt", "/map?nearme=true"],
    ["wheelchair", "/coffeeshops?amenity=wheelchair"],
    ["rolstoel", "/coffeeshops?amenity=wheelchair"],
    ["terrace", "/coffeeshops?amenity=terrace"],
    ["wietproef", "/wietproef"],
    ["regels", "/responsible-use"],
    ["statystyki", "/statistics"],
    ["Terrasse", "/coffeeshops?amenity=terrace"],
    ["ogródek", "/coffeeshops?amenity=terrace"],
    ["cheap", "/coffeeshops?sort=price"],
    ["goedkoop", "/coffeeshops?sort=price"],
    ["nejlevnější", "/coffeeshops?sort=price"],
    ["tourist", "/coffeeshops?access=anyone"],
    ["turyści", "/coffeeshops?access=anyone"],
    ["bancomat", "/coffeeshops?amenity=atm"],
    ["chiens acceptés", "/coffeeshops?amenity=dogs"],
    ["headshop", "/coffeeshops?kind=headshop"],
  ])("%s: %s", (typed, to) => {
    expect(first(typed)).toBe(to);
    expect(first(`  ${typed.toUpperCase()} `)).toBe(to);
  });

  test("from four letters on it need not be finished", () => {
    expect(shortcutsFor("open").map(({ to }) => to)).toEqual([
      "/coffeeshops?open=now",
      "/coffeeshops?open=late",
    ]);
    expect(shortcutsFor("wie")).toEqual([]);
    expect(pageCalled("edib")).toBeUndefined();
    expect(pageCalled("edibles")).toBe("/edibles");
  });

  test.each(["amsterdam", "damrak", "bulldog", "", "@", "%", "🌷".repeat(1000), "a".repeat(100_000)])(
    "%.20j is none",
    (typed) => {
      expect(shortcutsFor(typed)).toEqual([]);
    },
  );
});

test("a filter that would find nothing is not offered, alone or beside others", () => {
  const offered = (typed: string) => meantPages(typed, ["terrace"]).map(({ to }) => to);
  expect(offered("terrace")).toEqual([]);
  expect(offered("open late terrace")).toEqual([]);
  expect(offered("wifi")).toEqual(["/coffeeshops?amenity=wifi"]);
});
