import { expect, test, vi } from "vitest";
import { openRecall } from "./recall.ts";

const SECOND_MS = 1000;

/** A memory with a clock that stands still until it is moved, and a list of deals that grows with each reading. */
function memory() {
  let nowMs = 1;
  const recall = openRecall({ clock: { now: () => nowMs } });
  const read = vi.fn(async () => Array.from({ length: read.mock.calls.length }, () => "deal"));
  return { recall, read, wait: (ms: number) => (nowMs += ms) };
}

test("what was read is told again for ten seconds, and then read anew", async () => {
  const { recall, read, wait } = memory();
  expect(await recall("deals", read)).toHaveLength(1);
  wait(9 * SECOND_MS);
  expect(await recall("deals", read)).toHaveLength(1);
  wait(2 * SECOND_MS);
  expect(await recall("deals", read)).toHaveLength(2);
});

test("a thousand who ask at once have it read once", async () => {
  const { recall, read } = memory();
  await Promise.all(Array.from({ length: 1000 }, () => recall("deals", read)));
  expect(read).toHaveBeenCalledTimes(1);
});

test("names are told apart", async () => {
  const { recall, read } = memory();
  await recall("deals nl", read);
  expect(await recall("deals de", read)).toHaveLength(2);
});

test("a read that fails is the error of all who wait, and the next one reads again", async () => {
  const { recall, read } = memory();
  read.mockRejectedValueOnce(new Error("The database is away"));
  const asked = await Promise.allSettled([recall("deals", read), recall("deals", read)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(recall("deals", read)).resolves.toHaveLength(2);
});
