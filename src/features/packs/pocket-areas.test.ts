import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { POCKET_AREAS } from "./pocket-areas.ts";

test("the worker has the texts that the pocket asks for, and no others", async () => {
  const text = await readFile(new URL("ui/lazy-pocket.ts", import.meta.url), "utf8");
  const asked = Array.from(text.matchAll(/needArea\("([\w-]+)"\)/g), ([, area]) => area);
  expect(asked).toEqual([...POCKET_AREAS]);
});
