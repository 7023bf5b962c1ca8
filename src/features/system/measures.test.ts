import { expect, test } from "vitest";
import { bytesText, durationText } from "./measures.ts";

test("sizes and times are written in the largest unit of which there is one", () => {
  expect([0, 999, 1500, 4_200_000_000].map((bytes) => bytesText("en", bytes))).toEqual([
    "0 byte",
    "999 byte",
    "1.5 kB",
    "4.2 GB",
  ]);
  expect(bytesText("nl", 1500)).toBe("1,5 kB");
  expect([0.4, 59, 119, 7200, 200_000].map((seconds) => durationText("en", seconds))).toEqual([
    "0 seconds",
    "59 seconds",
    "1 minute",
    "2 hours",
    "2 days",
  ]);
});
