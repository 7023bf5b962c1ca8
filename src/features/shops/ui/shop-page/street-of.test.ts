import { expect, test } from "vitest";
import { streetOf } from "./street-of.ts";

const OPEN = { state: "open", closesAt: null } as const;
const UNKNOWN = { state: "unknown" } as const;

test("the nearest stand beside the shop, by turns on the right and on the left, lit where they are known to be open", () => {
  const neighbours = [11, 12, 13, 14].map((id) => ({ id, opening: id === 12 ? OPEN : UNKNOWN }));
  expect(streetOf({ id: 7, opening: UNKNOWN }, neighbours)).toEqual([
    { seed: "14", isOpen: false },
    { seed: "12", isOpen: true },
    { seed: "7", isOpen: false, isOwn: true },
    { seed: "11", isOpen: false },
    { seed: "13", isOpen: false },
  ]);
});
