import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EmbeddedOptions } from "./embedded-server.ts";
import { makeFolder } from "./home.ts";
import { joinOrStartEmbedded } from "./join-or-start-embedded.ts";
import { lockFolder } from "./owner-lock.ts";
import { ask } from "./testing/ask.ts";
import { ownerProcess } from "./testing/owner-process.ts";
import { startForTest } from "./testing/start-for-test.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

async function joinForTest(options: EmbeddedOptions) {
  const server = await joinOrStartEmbedded(options);
  onTestFinished(() => server.stop());
  return server;
}

test("a command joins the server of the running site and leaves it running", async () => {
  const dataDir = temporaryFolder();
  const site = await startForTest({ dataDir, isDurable: false });
  const joined = await joinForTest({ dataDir });
  expect(joined).toMatchObject({ isOwner: false, connection: site.connection, url: site.url });
  await joined.stop();
  expect(await ask(site.connection, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a command waits for a site that is just making its database", async () => {
  const dataDir = temporaryFolder();
  const [site, joined] = await Promise.all([
    startForTest({ dataDir, isDurable: false }),
    joinForTest({ dataDir }),
  ]);
  expect([site.isOwner, joined.isOwner]).toEqual([true, false]);
});

test("a command owns the folder while nobody does, and frees it", async () => {
  const dataDir = temporaryFolder();
  const command = await joinForTest({ dataDir, isDurable: false });
  expect(command.isOwner).toBe(true);
  await command.stop();
  await startForTest({ dataDir, isDurable: false });
});

test("a command waits while the site's server does not answer", async () => {
  const dataDir = temporaryFolder();
  const home = join(dataDir, "postgres");
  makeFolder(home);
  const site = await lockFolder(home);
  site.announce(join(home, "socket"));
  const waited = Promise.withResolvers<void>();
  const command = joinForTest({ dataDir, isDurable: false, onProgress: () => waited.resolve() });
  await waited.promise;
  site.release();
  expect((await command).isOwner).toBe(true);
});

test("a command does not join what a killed site left, but owns it", async () => {
  const dataDir = temporaryFolder();
  const site = ownerProcess(dataDir);
  await site.hasWritten(3);
  await site.killed("SIGKILL");
  const command = await joinForTest({ dataDir });
  expect(command.isOwner).toBe(true);
  const rows = await ask<{ number: number }>(command.connection, "select number from numbers");
  expect(rows.map((row) => row.number)).toEqual(expect.arrayContaining(site.acknowledged));
});
