import * as v from "valibot";
import { expect, test } from "vitest";
import { suggestForm } from "./change-forms.ts";

const DOOR = {
  name: "De Vuurtoren",
  kind: "coffeeshop",
  street: "Strandweg",
  houseNumber: "12 A",
  city: "hoek-van-holland",
};

test.each([
  { name: "" },
  { name: "!!!" },
  { name: "A\u202eb" },
  { name: "x".repeat(100_000) },
  { kind: "brothel" },
  { street: "12" },
  { houseNumber: "next door" },
  { houseNumber: undefined },
  { city: "Hoek van Holland" },
  { city: undefined },
  { postcode: "Holland" },
  { phone: "call me" },
  { website: "javascript:alert(1)" },
  { website: "https://user:secret@example.org" },
  { website: "http://127.0.0.1/menu" },
  { latitude: 52 },
  { status: "active" },
])("what no shop has is refused by the form: %j", (more) => {
  const changes = { ...DOOR, ...more };
  const { success, issues } = v.safeParse(suggestForm, { targetType: "shop", changes });
  expect([success, issues?.[0]?.path?.[0]?.key]).toEqual([false, "changes"]);
});

test.each(["12 A", "t/o 15", "T/O15"])("a new shop may stand at number %s", (houseNumber) => {
  const form = { targetType: "shop", changes: { ...DOOR, houseNumber } };
  expect(v.safeParse(suggestForm, form).success).toBe(true);
});

test.each([{ name: "\u3164\u3164\u3164" }, { street: "\u200B\u200B" }])(
  "what nobody sees is no name and no street: %j",
  (changes) => {
    const form = { targetType: "shop", targetId: "1", changes };
    expect(v.safeParse(suggestForm, form).success).toBe(false);
  },
);
