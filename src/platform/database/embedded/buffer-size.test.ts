import { expect, it } from "vitest";
import { bufferMegabytes } from "./buffer-size.ts";

const GIGABYTE = 1024 ** 3;

it("PostgreSQL takes an eighth of the memory, within bounds", () => {
  expect(bufferMegabytes(4 * GIGABYTE)).toBe(512);
  expect(bufferMegabytes(GIGABYTE / 2)).toBe(128);
  expect(bufferMegabytes(64 * GIGABYTE)).toBe(1024);
});

it("every machine has room for what it takes here", () => {
  expect(bufferMegabytes()).toBeGreaterThanOrEqual(128);
});
