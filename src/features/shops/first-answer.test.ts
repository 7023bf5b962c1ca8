import { expect, test } from "vitest";
import type { Access } from "./access.ts";
import { firstAnswerOf } from "./first-answer.ts";
import type { ShopKind, ShopStatus } from "./shop.ts";

interface Shown {
  kind?: ShopKind;
  status?: ShopStatus;
  residents?: Access["residents"];
  membership?: Access["membership"];
}

test.each<[string, Shown, string]>([
  ["where visitors from abroad are welcome", { residents: "anyone" }, "yes"],
  ["where nobody knows", {}, "unknown"],
  ["in a smartshop, which no such rule binds", { kind: "smartshop" }, "yes"],
  ["where residents get in only", { residents: "residentsOnly", membership: "yes" }, "residentsOnly"],
  ["where a membership is asked for", { residents: "anyone", membership: "yes" }, "members"],
  ["where it is closed for a time", { residents: "anyone", status: "temporarilyClosed" }, "closed"],
  ["where it is closed for good", { residents: "residentsOnly", status: "permanentlyClosed" }, "gone"],
])(
  "%s",
  (_, { kind = "coffeeshop", status = "active", residents = "unknown", membership = "unknown" }, answer) => {
    const access = { residents, membership, idCheck: "unknown", minimumAge: 18 } as const;
    expect(
      firstAnswerOf({ kind, status, access: { ...access, from: null, source: null, observedOn: null } }),
    ).toBe(answer);
  },
);
