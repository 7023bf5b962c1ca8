import { expect, test } from "vitest";
import { deskQuestion } from "./desk-question.ts";

test("a name is looked for in all lists, after an @ among people, after a # among tickets, after a > nowhere", () => {
  expect(deskQuestion(" Zoute Uur ")).toEqual({ kind: "words", text: "Zoute Uur" });
  expect(deskQuestion("@zo")).toEqual({ kind: "words", text: "zo", list: "users" });
  expect(deskQuestion("#my photo")).toEqual({ kind: "words", text: "my photo", list: "support" });
  for (const nothing of ["", " ", "@", "#", "///", "> new", "\u0000"]) {
    expect(deskQuestion(nothing)).toEqual({ kind: "nothing" });
  }
});

test("a number is that of anything", () => {
  expect(deskQuestion("#214")).toEqual({ kind: "number", id: 214 });
  expect(deskQuestion("#0")).toEqual({ kind: "words", text: "0", list: "support" });
  expect(deskQuestion(`#${"9".repeat(40)}`)).toMatchObject({ kind: "words" });
});

test("an address of a public page leads to what it shows, in any language and from any host", () => {
  const mosa = { kind: "page", list: "shops", slug: "mosa" };
  expect(deskQuestion("/coffeeshop/mosa")).toEqual(mosa);
  expect(deskQuestion("https://example.org/de/coffeeshop/mosa?menu#reviews")).toEqual(mosa);
  expect(deskQuestion("/user/zoe")).toEqual({ kind: "page", list: "users", slug: "zoe" });
  expect(deskQuestion("/hash/red-sand")).toEqual({ kind: "page", list: "products", slug: "red-sand" });
  expect(deskQuestion("/jobs/barista")).toEqual({ kind: "page", list: "coffeejobs", slug: "barista" });
  expect(deskQuestion("/coffeeshop/%E0")).toMatchObject({ list: "shops" });
});

test("an address of the dashboard leads to its own thing, and one of no thing is words", () => {
  expect(deskQuestion("/dashboard/deals/deal?id=3")).toEqual({ kind: "number", id: 3, list: "deals" });
  expect(deskQuestion("/dashboard/support?id=7")).toEqual({ kind: "number", id: 7, list: "support" });
  for (const page of ["/dashboard", "/dashboard/?id=3", "/dashboard/shops?q=a", "/coffeeshop", "/map"]) {
    expect(deskQuestion(page)).toEqual({ kind: "words", text: page });
  }
});
