import { describe, expect, test } from "vitest";
import { AMENITIES, amenityStates } from "./amenities.ts";
import { completenessOf, type KnownFacts, rankOf } from "./shop-rank.ts";

const plain = {
  kind: "coffeeshop",
  isSample: false,
  ratingHundredths: null,
  confidence: "medium",
  completeness: 10,
  isMissingInRegister: false,
} as const;

describe("rankOf", () => {
  test("a hundredth of a point of rating outweighs everything that is written about a shop", () => {
    const loved = rankOf({ ...plain, ratingHundredths: 401, confidence: "low", completeness: 0 });
    expect(loved).toBeGreaterThan(
      rankOf({ ...plain, ratingHundredths: 400, confidence: "high", completeness: 100 }),
    );
  });

  test("a shop without a rating stands below a good one and above a bad one", () => {
    expect(rankOf(plain)).toBeLessThan(rankOf({ ...plain, ratingHundredths: 310 }));
    expect(rankOf(plain)).toBeGreaterThan(rankOf({ ...plain, ratingHundredths: 290 }));
  });

  test("a better proven listing outweighs a more complete one", () => {
    expect(rankOf({ ...plain, confidence: "high", completeness: 0 })).toBeGreaterThan(
      rankOf({ ...plain, completeness: 100 }),
    );
  });

  test("a shop that the register lacks loses only to its equals", () => {
    const missing = { ...plain, isMissingInRegister: true };
    expect(rankOf(missing)).toBeLessThan(rankOf(plain));
    expect(rankOf(missing)).toBeGreaterThan(rankOf({ ...plain, completeness: 9 }));
  });

  test("the best invented shop comes after the worst real one", () => {
    const best = { ...plain, ratingHundredths: 500, confidence: "high", completeness: 100 } as const;
    const worst = {
      ...plain,
      kind: "headshop",
      ratingHundredths: 100,
      confidence: "low",
      completeness: 0,
      isMissingInRegister: true,
    } as const;
    expect(rankOf({ ...best, isSample: true })).toBeLessThan(rankOf(worst));
  });

  test("the worst coffeeshop comes before the best headshop", () => {
    const worst = rankOf({ ...plain, ratingHundredths: 100, confidence: "low", completeness: 0 });
    const best = rankOf({
      ...plain,
      kind: "headshop",
      ratingHundredths: 500,
      confidence: "high",
      completeness: 100,
    });
    expect(worst).toBeGreaterThan(best);
  });
});

describe("completenessOf", () => {
  const blank: KnownFacts = {
    kind: "coffeeshop",
    street: null,
    houseNumber: null,
    postcode: null,
    phone: null,
    website: null,
    access: { residents: "unknown", idCheck: "unknown", minimumAge: null, membership: "unknown" },
    amenities: amenityStates([], []),
    wheelchair: "unknown",
  };

  test("nothing known is nought", () => {
    expect(completenessOf(blank)).toBe(0);
  });

  test("a known no counts as much as a yes", () => {
    expect(completenessOf({ ...blank, amenities: amenityStates([], ["wifi"]) })).toBe(
      completenessOf({ ...blank, amenities: amenityStates(["wifi"], []) }),
    );
  });

  test("a smartshop is complete without a residents rule, which it cannot have", () => {
    const told: KnownFacts = {
      ...blank,
      street: "Markt",
      houseNumber: "1",
      postcode: "4331 LK",
      phone: "+31118000000",
      website: "https://example.org",
      access: { residents: "unknown", idCheck: "yes", minimumAge: null, membership: "no" },
      amenities: amenityStates(AMENITIES, []),
      wheelchair: "no",
    };
    expect(completenessOf({ ...told, kind: "smartshop" })).toBe(100);
    expect(completenessOf(told)).toBeLessThan(100);
  });
});
