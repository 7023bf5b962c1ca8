import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { RESIDENTS_RULES } from "../places/municipality.ts";
import { type Answer, canIGetIn, type Door, doorOf, RESIDENCES, type Visitor } from "./can-i-get-in.ts";
import type { Provenance } from "./facts.ts";
import { SHOP_KINDS, SHOP_STATUSES, type ShopAccess, type ShopKind, type ShopStatus } from "./shop.ts";

const OPEN: OpeningState = { state: "open", closesAt: "2026-11-22T00:00:00.000Z" };
const CLOSED: OpeningState = { state: "closed", opensAt: "2026-11-22T09:00:00.000Z" };
const UNKNOWN: OpeningState = { state: "unknown" };
const SILENT: ShopAccess = {
  residents: "unknown",
  idCheck: "unknown",
  minimumAge: null,
  membership: "unknown",
};
const WELCOMING: ShopAccess = { residents: "anyone", idCheck: "yes", minimumAge: null, membership: "no" };
const OWNER: Provenance = {
  source: "owner",
  observedOn: "2024-05",
  confidence: "high",
  confirmationCount: 0,
  confirmedAt: null,
};
const NOWHERE = { rule: "unknown", source: null, observedOn: null } as const;
const MAASTRICHT = { rule: "residentsOnly", source: "city council", observedOn: "2019-02" } as const;

interface Shown {
  kind?: ShopKind;
  status?: ShopStatus;
  access?: Partial<ShopAccess>;
  residents?: typeof NOWHERE | typeof MAASTRICHT;
}

const door = ({
  kind = "coffeeshop",
  status = "active",
  access = {},
  residents = NOWHERE,
}: Shown = {}): Door =>
  doorOf({
    kind,
    status,
    access: { ...WELCOMING, ...access },
    facts: { access: OWNER, hours: OWNER },
    municipality: { residents },
  });

const TOURIST: Visitor = { residence: "abroad", age: { atLeast: 18 }, hasId: true, at: null };
const RESIDENT: Visitor = { ...TOURIST, residence: "resident" };
const SILENT_VISITOR: Visitor = { residence: null, age: null, hasId: null, at: null };

const outcomeOf = ({ reasons }: Answer, rule: string) =>
  reasons.find((reason) => reason.rule === rule)?.outcome;

test.each<[string, Shown, Partial<Visitor>, OpeningState | undefined, string]>([
  ["a tourist where everyone is welcome", {}, {}, OPEN, "yes"],
  ["the same, when nobody asks for a time", {}, {}, undefined, "yes"],
  ["after closing", {}, {}, CLOSED, "no"],
  ["when nobody knows the hours: they say nothing of who gets in", {}, {}, UNKNOWN, "yes"],
  ["someone under eighteen", {}, { age: { under: 18 } }, OPEN, "no"],
  ["someone who does not say how old", {}, { age: null }, OPEN, "uncertain"],
  [
    "eighteen where twenty-one is asked, and nobody says more",
    { access: { minimumAge: 21 } },
    {},
    OPEN,
    "uncertain",
  ],
  ["under twenty-one there", { access: { minimumAge: 21 } }, { age: { under: 21 } }, OPEN, "no"],
  ["under eighteen there", { access: { minimumAge: 21 } }, { age: { under: 18 } }, OPEN, "no"],
  ["twenty-one there", { access: { minimumAge: 21 } }, { age: { atLeast: 21 } }, OPEN, "yes"],
  ["under twenty-one where eighteen is enough", {}, { age: { under: 21 } }, OPEN, "uncertain"],
  [
    "under eighteen in a smartshop that says nothing",
    { kind: "smartshop" },
    { age: { under: 18 } },
    OPEN,
    "uncertain",
  ],
  [
    "under eighteen in a smartshop that asks for it",
    { kind: "smartshop", access: { minimumAge: 18 } },
    { age: { under: 18 } },
    OPEN,
    "no",
  ],
  ["a tourist where only residents are let in", { access: { residents: "residentsOnly" } }, {}, OPEN, "no"],
  [
    "a resident with proof there",
    { access: { residents: "residentsOnly" } },
    { residence: "resident" },
    OPEN,
    "yes",
  ],
  [
    "a resident without proof there",
    { access: { residents: "residentsOnly" } },
    { residence: "residentWithoutProof" },
    OPEN,
    "uncertain",
  ],
  [
    "someone who does not say where they live there",
    { access: { residents: "residentsOnly" } },
    { residence: null },
    OPEN,
    "uncertain",
  ],
  [
    "a tourist where the municipality lets in residents only",
    { access: { residents: "unknown" }, residents: MAASTRICHT },
    {},
    OPEN,
    "no",
  ],
  [
    "a tourist in a smartshop there: the rule binds coffeeshops",
    { kind: "smartshop", access: { residents: "unknown" }, residents: MAASTRICHT },
    {},
    OPEN,
    "yes",
  ],
  ["a tourist where nobody knows the rule", { access: { residents: "unknown" } }, {}, OPEN, "uncertain"],
  [
    "a resident where nobody knows the rule",
    { access: { residents: "unknown" } },
    { residence: "resident" },
    OPEN,
    "yes",
  ],
  ["nobody asks where they live and everyone is welcome", {}, { residence: null }, OPEN, "yes"],
  ["no ID where it is checked", {}, { hasId: false }, OPEN, "no"],
  ["no ID where nobody knows", { access: { idCheck: "unknown" } }, { hasId: false }, OPEN, "uncertain"],
  ["no ID where it is not checked", { access: { idCheck: "no" } }, { hasId: false }, OPEN, "yes"],
  ["who does not say whether they carry one", {}, { hasId: null }, OPEN, "uncertain"],
  ["a membership is asked for", { access: { membership: "yes" } }, {}, OPEN, "uncertain"],
  ["nobody knows of a membership", { access: { membership: "unknown" } }, {}, OPEN, "yes"],
  ["closed for good", { status: "permanentlyClosed" }, {}, UNKNOWN, "no"],
  ["closed for a time, now", { status: "temporarilyClosed" }, {}, UNKNOWN, "no"],
  [
    "closed for a time, next week",
    { status: "temporarilyClosed" },
    { at: "2026-11-25T20:00" },
    UNKNOWN,
    "uncertain",
  ],
])("%s", (_, shown, told, opening, verdict) => {
  expect(canIGetIn(door(shown), { ...TOURIST, ...told }, opening).verdict).toBe(verdict);
});

describe("every rule has whose word it is, and how old", () => {
  const wordOf = (shown: Shown, rule: string) =>
    canIGetIn(door(shown), TOURIST, OPEN).reasons.find((reason) => reason.rule === rule)?.word;

  test("eighteen is the law, more is the shop's word", () => {
    expect(wordOf({}, "age")).toEqual({ from: "law", source: null, observedOn: null });
    expect(wordOf({ access: { minimumAge: 21 } }, "age")).toMatchObject({ from: "shop", source: "owner" });
  });

  test("outside of coffeeshops eighteen is nobody's word, until the shop says so", () => {
    for (const kind of ["smartshop", "headshop"] as const) {
      expect([door({ kind }).access.minimumAge, wordOf({ kind }, "age")]).toEqual([null, null]);
      expect(door({ kind, access: { minimumAge: 18 } }).access.minimumAge).toBe(18);
      expect(wordOf({ kind, access: { minimumAge: 18 } }, "age")).toMatchObject({ source: "owner" });
    }
  });

  test("a rule of the municipality keeps its date, however old", () => {
    expect(wordOf({ access: { residents: "unknown" }, residents: MAASTRICHT }, "residents")).toEqual({
      from: "municipality",
      source: "city council",
      observedOn: "2019-02",
    });
  });

  test("what people have confirmed is as old as the last of them", () => {
    const confirmed = { ...OWNER, confirmationCount: 2, confirmedAt: "2026-10-03T10:00:00Z" };
    const shop = { kind: "coffeeshop", status: "active", access: WELCOMING } as const;
    const facts = { access: confirmed };
    expect(doorOf({ ...shop, facts, municipality: { residents: NOWHERE } }).accessWord?.observedOn).toBe(
      "2026-10-03",
    );
  });

  test("what nobody has said has no source", () => {
    for (const rule of ["residents", "id", "membership"]) expect(wordOf({ access: SILENT }, rule)).toBeNull();
  });
});

test("what speaks against it stands first", () => {
  const { reasons } = canIGetIn(
    door({ access: { membership: "unknown" } }),
    { ...TOURIST, hasId: null },
    CLOSED,
  );
  expect(reasons.map(({ rule }) => rule)).toEqual(["hours", "id", "age", "residents", "membership"]);
});

test.each<[string, Shown, Visitor, string[]]>([
  ["where everyone is welcome", {}, TOURIST, ["id"]],
  ["where ID is not checked", { access: { idCheck: "no" } }, TOURIST, []],
  [
    "for a resident where only those get in",
    { access: { residents: "residentsOnly" } },
    RESIDENT,
    ["id", "proofOfResidence"],
  ],
  ["for a tourist there", { access: { residents: "residentsOnly" } }, TOURIST, ["id"]],
  ["where a membership is asked for", { access: { membership: "yes" } }, TOURIST, ["id", "membership"]],
  ["where the shop is gone", { status: "permanentlyClosed" }, TOURIST, []],
])("what to bring %s", (_, shown, visitor, bring) => {
  expect(canIGetIn(door(shown), visitor, OPEN).bring).toEqual(bring);
});

describe("whoever comes, wherever to", () => {
  const triState = fc.constantFrom("yes", "no", "unknown");
  const shown = fc.record({
    kind: fc.constantFrom(...SHOP_KINDS),
    status: fc.constantFrom(...SHOP_STATUSES),
    access: fc.record({
      residents: fc.constantFrom(...RESIDENTS_RULES),
      idCheck: triState,
      minimumAge: fc.option(fc.integer({ min: 18, max: 30 })),
      membership: triState,
    }),
    residents: fc.constantFrom(NOWHERE, MAASTRICHT),
  });
  const years = fc.integer({ min: 16, max: 32 });
  const visitor = fc.record({
    residence: fc.option(fc.constantFrom(...RESIDENCES)),
    age: fc.option(fc.oneof(fc.record({ atLeast: years }), fc.record({ under: years }))),
    hasId: fc.option(fc.boolean()),
    at: fc.constantFrom(null, "2026-11-22T20:00"),
  });
  const opening = fc.constantFrom(OPEN, CLOSED, UNKNOWN, undefined);

  test("never yes while a rule that decides is unknown, and no only for one that is known", () => {
    fc.assert(
      fc.property(shown, visitor, opening, (place, who, when) => {
        const at = door(place as Shown);
        const { verdict, reasons } = canIGetIn(at, who, when);
        if (verdict === "yes") {
          expect(place.status).toBe("active");
          expect(who.age && "atLeast" in who.age && who.age.atLeast >= (at.access.minimumAge ?? 18)).toBe(
            true,
          );
          expect(who.hasId === true || place.access.idCheck === "no").toBe(true);
          expect(place.access.membership).not.toBe("yes");
          expect(when?.state).not.toBe("closed");
          const isRuled = outcomeOf({ reasons } as Answer, "residents") !== undefined;
          expect(!isRuled || at.access.residents === "anyone" || who.residence === "resident").toBe(true);
        }
        if (verdict === "no") {
          const against = reasons.filter(({ outcome }) => outcome === "fail");
          expect(against.length).toBeGreaterThan(0);
          expect(against.filter(({ rule, word }) => rule !== "status" && word === null)).toEqual([]);
          expect(when?.state !== "unknown" || against.every(({ rule }) => rule !== "hours")).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("hours that nobody knows change no verdict, and are told to be unknown", () => {
    fc.assert(
      fc.property(shown, visitor, (place, who) => {
        const at = door(place as Shown);
        const [without, unknown] = [undefined, UNKNOWN].map((when) => canIGetIn(at, who, when));
        expect(unknown?.verdict).toBe(without?.verdict);
        expect([without?.areHoursUnknown, unknown?.areHoursUnknown]).toEqual([
          false,
          place.status === "active",
        ]);
      }),
    );
  });

  test("telling more never turns a yes into uncertain, nor a no into anything", () => {
    fc.assert(
      fc.property(shown, visitor, opening, (place, who, when) => {
        const at = door(place as Shown);
        const before = canIGetIn(at, { ...who, residence: null, hasId: null }, when).verdict;
        const after = canIGetIn(at, who, when).verdict;
        if (before === "no") expect(after).toBe("no");
        if (before === "yes") expect(after).toBe("yes");
      }),
    );
  });

  test("whoever tells nothing is never turned away for who they are", () => {
    fc.assert(
      fc.property(shown, (place) => {
        const { reasons } = canIGetIn(door({ ...(place as Shown), status: "active" }), SILENT_VISITOR, OPEN);
        expect(reasons.filter(({ outcome }) => outcome === "fail")).toEqual([]);
      }),
    );
  });
});
