import fc from "fast-check";
import { expect, test } from "vitest";
import * as v from "valibot";
import type { Field } from "./field.ts";
import { changesOfTyped, putTogether, typedOf, valueOfTyped } from "./typed.ts";

const label = { id: "x", message: "X" };
const described = (kind: object): Field => ({ group: "g", label, schema: v.any(), ...kind }) as Field;

const FIELDS = {
  name: described({ kind: "line" }),
  price: described({ kind: "cents", isOptional: true }),
  from: described({ kind: "time" }),
};

test("what a control shows is read as the same value again, for every kind of field", () => {
  const values: [Field, fc.Arbitrary<unknown>][] = [
    [described({ kind: "line", isOptional: true }), fc.option(fc.stringMatching(/^[a-z]{1,9}$/))],
    [described({ kind: "cents" }), fc.option(fc.nat(1_000_000))],
    [described({ kind: "time" }), fc.constantFrom("2026-11-21T13:15:00.000Z", "2026-07-01T00:00:00.000Z")],
    [described({ kind: "yesNo" }), fc.boolean()],
    [described({ kind: "observedOn" }), fc.constantFrom(null, "2026", "2026-08", "2026-08-17")],
    [
      described({ kind: "texts" }),
      fc.record({ nl: fc.stringMatching(/^[a-z]{1,9}$/), source: fc.constant("nl") }),
    ],
    [described({ kind: "items", of: "shop" }), fc.constantFrom([], [{ _id: "1", name: "One" }])],
  ];
  for (const [field, arbitrary] of values) {
    fc.assert(
      fc.property(arbitrary, fc.constantFrom("en", "nl"), (value, tag) => {
        expect(valueOfTyped(field, typedOf(field, value, tag))).toEqual(value);
      }),
    );
  }
});

test("only what is typed otherwise is sent, and what is no value is named and kept", () => {
  const stands = { name: "Paper", price: "3,00", from: "2026-11-21T14:15" };
  expect(changesOfTyped(FIELDS, { stands, typed: { ...stands, price: "2,25" } })).toEqual({
    changes: { price: 225 },
    unreadable: [],
  });
  expect(changesOfTyped(FIELDS, { stands, typed: { name: "", price: "cheap", from: "" } })).toEqual({
    changes: { name: "" },
    unreadable: ["price", "from"],
  });
  const blank = { name: "", price: "", from: "" };
  expect(changesOfTyped(FIELDS, { stands: null, typed: blank })).toEqual({
    changes: { name: "", price: null },
    unreadable: ["from"],
  });
});

test("what has to be chosen and is not, is no value", () => {
  const choice = described({ kind: "choice", choices: [] });
  const item = described({ kind: "item", of: "brand" });
  expect([valueOfTyped(choice, ""), valueOfTyped(item, null)]).toEqual([undefined, undefined]);
  expect(valueOfTyped({ ...choice, isOptional: true }, "")).toBeNull();
});

const small = fc.constantFrom("a", "b", "c");
const thing = fc.record({ name: small, price: small, from: small });

test("of two who changed a thing at once nobody’s change is lost without being asked about", () => {
  fc.assert(
    fc.property(thing, thing, thing, (before, mine, theirs) => {
      const { together, contested } = putTogether(FIELDS, { before, mine, theirs });
      for (const name of ["name", "price", "from"] as const) {
        const isMine = mine[name] !== before[name];
        const isTheirs = theirs[name] !== before[name];
        if (isMine && isTheirs && mine[name] !== theirs[name]) expect(contested).toContain(name);
        else expect(contested).not.toContain(name);
        if (!contested.includes(name)) expect(together[name]).toBe(isMine ? mine[name] : theirs[name]);
      }
    }),
  );
});
