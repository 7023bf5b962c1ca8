import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "./owner-lock.ts";
import { runAs } from "./server-account.ts";
import { ask } from "./testing/ask.ts";
import { ownerProcess } from "./testing/owner-process.ts";
import { startForTest } from "./testing/start-for-test.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("a second owner is refused with the pid of the first, who keeps working", async () => {
  const dataDir = temporaryFolder();
  const owner = ownerProcess(dataDir);
  await owner.hasWritten(1);
  await expect(startForTest({ dataDir })).rejects.toThrow(
    new RegExp(`postgres is in use by process ${owner.pid} \\(own-and-write.ts .*\\) since 20`),
  );
  await owner.hasWritten(owner.acknowledged.length + 5);
});

test("a second owner in the same process is refused too", async () => {
  const dataDir = temporaryFolder();
  const first = await startForTest({ dataDir, isDurable: false });
  await expect(startForTest({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await ask(first.connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("of several that start at once exactly one owns the folder", async () => {
  const dataDir = temporaryFolder();
  const owners = [1, 2, 3].map(() => ownerProcess(dataDir, "wait"));
  const outcomes = await Promise.allSettled(owners.map((owner) => owner.hasWritten(1)));
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [String(outcome.reason)] : [],
  );
  const winner = owners[outcomes.findIndex((outcome) => outcome.status === "fulfilled")];
  expect(refusals).toHaveLength(2);
  for (const refusal of refusals) expect(refusal).toContain(`in use by process ${winner?.pid} `);
});

test.skipIf(process.getuid?.() !== 0)("another user can't take the lock and keep the owner out", async () => {
  const folder = temporaryFolder();
  (await lockFolder(folder)).release();
  const open = 'exec 3< "$1/owner.lock"';
  await expect(runAs({ uid: 65534, gid: 65534 }, "/bin/sh", ["-c", open, "sh", folder])).rejects.toThrow();
});

test("what a killed owner wrote about itself binds nobody", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "owner.json"), JSON.stringify({ pid: 1, command: "old", startedAt: "then" }));
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, "owner.json"), "utf8"))).toMatchObject({ pid: process.pid });
  lock.release();
  (await lockFolder(folder)).release();
});
