import { expect, test } from "vitest";
import { accessOf } from "./access.ts";
import type { Provenance } from "./facts.ts";
import type { ShopAccess } from "./shop.ts";

const silent: ShopAccess = {
  residents: "unknown",
  idCheck: "unknown",
  minimumAge: null,
  membership: "unknown",
};
const fromOwner: Provenance = {
  source: "owner",
  observedOn: "2026-05",
  confidence: "high",
  confirmationCount: 0,
  confirmedAt: null,
};
const maastricht = {
  residents: { rule: "residentsOnly", source: "city council", observedOn: "2024-08" },
} as const;
const nowhere = { residents: { rule: "unknown", source: null, observedOn: null } } as const;

test("a coffeeshop that says nothing has the rule of its municipality, with its source and date", () => {
  expect(accessOf({ kind: "coffeeshop", access: silent, facts: {} }, maastricht)).toMatchObject({
    residents: "residentsOnly",
    from: "municipality",
    source: "city council",
    observedOn: "2024-08",
  });
});

test("a coffeeshop that says otherwise is believed, with its own source", () => {
  const access: ShopAccess = { ...silent, residents: "anyone" };
  expect(accessOf({ kind: "coffeeshop", access, facts: { access: fromOwner } }, maastricht)).toMatchObject({
    residents: "anyone",
    from: "shop",
    source: "owner",
    observedOn: "2026-05",
  });
});

test("a smartshop does not inherit a rule that binds coffeeshops only", () => {
  expect(accessOf({ kind: "smartshop", access: silent, facts: {} }, maastricht)).toMatchObject({
    residents: "unknown",
    from: null,
  });
});

test("where nobody has said anything it stays unknown, without a source", () => {
  expect(accessOf({ kind: "lounge", access: silent, facts: {} }, nowhere)).toMatchObject({
    residents: "unknown",
    from: null,
    source: null,
    observedOn: null,
  });
});

test.each([
  [null, 18],
  [18, 18],
  [21, 21],
])("a shop that asks for %s years admits people from %i", (minimumAge, expected) => {
  const access: ShopAccess = { ...silent, minimumAge };
  expect(accessOf({ kind: "coffeeshop", access, facts: {} }, nowhere).minimumAge).toBe(expected);
});

test("eighteen is the law in coffeeshops alone: elsewhere no age is known until the shop says one", () => {
  const minimumAgeOf = (minimumAge: number | null) =>
    accessOf({ kind: "headshop", access: { ...silent, minimumAge }, facts: {} }, nowhere).minimumAge;
  expect([null, 18, 21].map(minimumAgeOf)).toEqual([null, 18, 21]);
});
