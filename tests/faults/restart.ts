import { once } from "node:events";
import { siteOfFaults, tell } from "./site.ts";

// The site is killed (kill -9) while it writes, and started again, five times: what that takes until it is ready. The time depends on
// what PostgreSQL has to read back.

const TIMES = 5;
const WRITERS = 8;

const seconds: number[] = [];
let site = await siteOfFaults();
for (let time = 0; time < TIMES; time++) {
  const killed = new AbortController();
  const { origin, pid } = site;
  const write = async () => {
    const body = new URLSearchParams({ choice: "req" });
    while (!killed.signal.aborted) {
      const options: RequestInit = { method: "POST", headers: { origin }, body, redirect: "manual" };
      await fetch(`${origin}/api/consent`, options).catch(() => undefined);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  await once(AbortSignal.timeout(3_000), "abort");
  process.kill(pid, "SIGKILL");
  killed.abort();
  await Promise.all(writers);
  const startedAt = performance.now();
  site = await siteOfFaults();
  seconds.push(Math.round((performance.now() - startedAt) / 100) / 10);
}
await site.stop();
tell({ secondsUntilReady: seconds }, Math.max(...seconds) <= 8);
