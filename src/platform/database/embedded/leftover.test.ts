import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SOCKET_NAME } from "./embedded-server.ts";
import { clearLeftover } from "./leftover.ts";
import { isRunning } from "./processes.ts";
import { serverAccount } from "./server-account.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** What a killed server leaves, naming a process that may mean something else by now. */
function remains(pid: number) {
  const home = temporaryFolder();
  const account = serverAccount(home);
  const [dataFolder, socketFolder] = [join(home, "18"), join(home, "socket")];
  for (const folder of [dataFolder, socketFolder]) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  writeFileSync(join(dataFolder, "postmaster.pid"), `${pid}\n`);
  const locks = [SOCKET_NAME, `${SOCKET_NAME}.lock`].map((name) => join(socketFolder, name));
  for (const lock of locks) writeFileSync(lock, "");
  const left = [join(dataFolder, "postmaster.pid"), ...locks];
  return { dataFolder, socketFolder, account, log: () => {}, left };
}

test("files of a server that is no more go, and the process that has its number now is left alone", async () => {
  const { left, ...server } = remains(process.pid);
  await clearLeftover(server);
  expect(left.filter((file) => existsSync(file))).toEqual([]);
  expect(isRunning(process.pid)).toBe(true);
});

test("somebody's shell in the data folder is not taken for a server", async () => {
  const { left, ...server } = remains(process.pid);
  const words = ["-c", 'cd -- "$1" && echo there && read -r line', "sh", server.dataFolder];
  const shell = spawn("/bin/sh", words, { ...server.account, stdio: ["pipe", "pipe", "ignore"] });
  onTestFinished(() => void shell.kill());
  await once(shell.stdout, "data");
  await clearLeftover(server);
  expect(isRunning(shell.pid!)).toBe(true);
  expect(left.filter((file) => existsSync(file))).toEqual([]);
});

test("an ended process that nobody looked after counts as ended", async () => {
  const words = ["-c", "sleep 0 & echo $!; exec sleep 30"];
  const parent = spawn("/bin/sh", words, { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void parent.kill());
  const [text] = (await once(parent.stdout, "data")) as [Buffer];
  await expect.poll(() => isRunning(Number(text))).toBe(false);
});
