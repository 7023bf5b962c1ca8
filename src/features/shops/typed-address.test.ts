import { expect, test } from "vitest";
import { typedAddress } from "./typed-address.ts";

const door = (around: string, number: string) => ({ kind: "door", around, number });

test.each([
  ["Kitsteeg 16, Alkmaar", door("Kitsteeg , Alkmaar", "16")],
  ["kitsteeg 16", door("kitsteeg", "16")],
  ["Kitsteeg 16-A", door("Kitsteeg", "16a")],
  ["Nieuwezijds Voorburgwal 132b Amsterdam", door("Nieuwezijds Voorburgwal  Amsterdam", "132b")],
  ["2e Kitsteeg 7", door("2e Kitsteeg", "7")],
])("%s is a door", (typed, address) => {
  expect(typedAddress(typed)).toEqual(address);
});

test.each([
  ["1015 GE", "1015", "GE"],
  ["1015ge", "1015", "GE"],
  ["1015 ge amsterdam", "1015", "GE"],
  ["Kitsteeg 16, 1811 KA", "1811", "KA"],
  ["1015", "1015", null],
])("%s is a postcode", (typed, digits, letters) => {
  expect(typedAddress(typed)).toEqual({ kind: "postcode", digits, letters });
});

test.each(["", "kitsteeg", "137", "420", "1e hulp", "0150 GE", "12", "2026 haze", "a".repeat(10_000)])(
  "%.20j is no address",
  (typed) => {
    expect(typedAddress(typed)).toBeUndefined();
  },
);
