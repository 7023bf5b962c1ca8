import { setTimeout as wait } from "node:timers/promises";
import { databaseProcesses, quantile, siteOfFaults, tell } from "./site.ts";

// PostgreSQL is stopped (SIGSTOP) for half a minute under load. Nothing may answer 500: pages that were shown a moment ago go on at
// once, the rest says 503 and when to ask again.

const HANGS_MS = 30_000;
const EVERY_MS = 100;
const MOST_MS = 500;
const KEPT = ["/", "/coffeeshops", "/coffeeshops/amsterdam", "/weed"];

interface Asked {
  statuses: Record<string, number>;
  tookMs: number[];
  withoutRetryAfter: number;
}

const site = await siteOfFaults();
const { items } = (await (await fetch(`${site.origin}/api/getcities`)).json()) as {
  items: { url: string }[];
};
const cities = items.map(({ url }) => url);
for (const path of KEPT) await (await fetch(site.origin + path)).text();

function kind(): Asked {
  return { statuses: {}, tookMs: [], withoutRetryAfter: 0 };
}
const kept = kind();
const cold = kind();
const calls = kind();
const forms = kind();

async function ask(into: Asked, path: string, options?: RequestInit): Promise<void> {
  const startedAt = performance.now();
  const answer = await fetch(site.origin + path, { redirect: "manual", ...options });
  await answer.arrayBuffer();
  into.tookMs.push(performance.now() - startedAt);
  into.statuses[answer.status] = (into.statuses[answer.status] ?? 0) + 1;
  if (answer.status === 503 && !answer.headers.has("retry-after")) into.withoutRetryAfter++;
}

function consent(): Promise<void> {
  const headers = { origin: site.origin };
  return ask(forms, "/api/consent", {
    method: "POST",
    headers,
    body: new URLSearchParams({ choice: "req" }),
  });
}

const processes = databaseProcesses(site);
if (processes.length === 0) throw new Error("The processes of PostgreSQL were not found");
for (const pid of processes) process.kill(pid, "SIGSTOP");
const startedAt = performance.now();
const asked: Promise<void>[] = [];
try {
  for (let turn = 0; performance.now() - startedAt < HANGS_MS; turn++) {
    asked.push(ask(kept, KEPT[turn % KEPT.length] ?? "/"));
    asked.push(ask(cold, `/en/coffeeshops/${cities[turn % cities.length]}`));
    asked.push(ask(calls, "/api/getshops"));
    asked.push(consent());
    await wait(EVERY_MS);
  }
} finally {
  for (const pid of processes) process.kill(pid, "SIGCONT");
}
await Promise.all(asked);
const resumedAt = performance.now();
while ((await fetch(`${site.origin}/health/ready`)).status !== 200) await wait(20);
const readyAgainMs = Math.round(performance.now() - resumedAt);
const told = Object.entries({ kept, cold, calls, forms }).map(
  ([name, { tookMs, statuses, withoutRetryAfter }]) => [
    name,
    {
      statuses,
      withoutRetryAfter,
      p50: quantile(tookMs, 0.5),
      p99: quantile(tookMs, 0.99),
      max: quantile(tookMs, 1),
    },
  ],
);
const all = [kept, cold, calls, forms];
const isGood =
  all.every(({ statuses, withoutRetryAfter }) => !statuses[500] && withoutRetryAfter === 0) &&
  quantile(kept.tookMs, 0.99) <= MOST_MS;
tell({ ...Object.fromEntries(told), readyAgainMs }, isGood);
await site.stop();
