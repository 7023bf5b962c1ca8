import { expect, test } from "vitest";
import { blocksOfText } from "./blocks-of-text.ts";

test("a text is read once for everybody, though it comes anew each time", () => {
  const told = () => ["Alleen **lange**", "vloei."].join(" ");
  const blocks = blocksOfText(told());
  expect(blocks).toHaveLength(1);
  expect(blocksOfText(told())).toBe(blocks);
  expect(blocksOfText(`${told()} Op is op.`)).not.toEqual(blocks);
});

test("of no words at all nothing is told", () => {
  expect(blocksOfText("")).toEqual([]);
});
