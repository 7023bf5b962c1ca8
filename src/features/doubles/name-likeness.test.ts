import { describe, expect, test } from "vitest";
import { nameLikeness, readName } from "./name-likeness.ts";

const likeness = (one: string, other: string) => nameLikeness(readName(one), readName(other));

describe("the likeness of two names", () => {
  test.each([
    ["Gelato 33", "Gelato #33"],
    ["Gelato #33", "GELATO33"],
    ["Jack Herer", "jack-herer"],
    ["Crème Brûlée", "Creme Brulee"],
    ["Durban II", "Durban 2"],
    ["OG Kush Auto", "OG Kush Autoflower"],
    ["The White Widow", "White Widow"],
  ])("%s is %s", (one, other) => {
    expect(likeness(one, other)).toBe(1);
  });

  test.each([
    ["Gelato 33", "Gelato 41"],
    ["Phantom Cookies #4", "Phantom Cookies #5"],
    ["OG Kush", "OG Kush Auto"],
    ["Critical", "Critical CBD"],
    ["Skywalker", "Skywalker Kush"],
    ["Durban", "Durban II"],
    ["Sour 4.2", "Sour 2.4"],
  ])("%s is another than %s, alike as they are written", (one, other) => {
    expect(likeness(one, other)).toBe(0);
  });

  test("one letter more is much alike", () => {
    expect(likeness("Amnesia Hase", "Amnesia Haase")).toBeGreaterThan(0.6);
  });
});
