import { expect, test } from "vitest";
import type { Exit } from "./embedded-server.ts";
import { keepRunning } from "./keep-running.ts";
import type { ServerProcess } from "./server-process.ts";

const KILLED: Exit = { code: null, signal: "SIGKILL" };

/** A server that ends when it is stopped or when the test kills it. */
function pretendServer() {
  const end = Promise.withResolvers<Exit>();
  let isStopped = false;
  const server: ServerProcess = {
    pid: 1,
    ended: end.promise,
    async stop() {
      isStopped = true;
      end.resolve({ code: 0, signal: null });
    },
  };
  return { server, die: () => end.resolve(KILLED), isStopped: () => isStopped };
}

test("a server that comes up only after the stop was asked for is stopped too", async () => {
  const [first, second] = [pretendServer(), pretendServer()];
  const asked = Promise.withResolvers<void>();
  const slowStart = Promise.withResolvers<ServerProcess>();
  let launchCount = 0;
  async function launch() {
    if (++launchCount === 1) return first.server;
    asked.resolve();
    return slowStart.promise;
  }
  const kept = await keepRunning(launch, { log: () => {}, onExit: () => {} });
  first.die();
  await asked.promise;
  const stopped = kept.stop();
  slowStart.resolve(second.server);
  await stopped;
  expect(second.isStopped()).toBe(true);
});

test("a launch that fails is tried again, and told", async () => {
  const [first, third] = [pretendServer(), pretendServer()];
  const launches = [
    async () => first.server,
    () => Promise.reject(new Error("no space left")),
    async () => third.server,
  ];
  const up = Promise.withResolvers<void>();
  const lines: string[] = [];
  const exits: Exit[] = [];
  async function launch() {
    const server = await launches.shift()!();
    if (launches.length === 0) up.resolve();
    return server;
  }
  const kept = await keepRunning(launch, {
    log: (line) => lines.push(line),
    onExit: (exit) => exits.push(exit),
  });
  first.die();
  await up.promise;
  await kept.stop();
  expect(exits).toEqual([KILLED]);
  expect(lines.join("\n")).toContain("no space left");
  expect(third.isStopped()).toBe(true);
});

test("a first launch that fails is the caller's to explain", async () => {
  const launch = () => Promise.reject(new Error("no space left"));
  await expect(keepRunning(launch, { log: () => {}, onExit: () => {} })).rejects.toThrow("no space left");
});
