import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startSite } from "../support/journeys-site.ts";
import { call, peopleOf, type Person } from "./people.ts";
import { memoryOf, quantile, tell } from "./site.ts";

// A thousand open windows over two processes, each of somebody else, and people who ask each other to be friends: how long it takes
// until the window of the other one says so, whichever process it is open at.

const WINDOWS = 1000;
const AT_ONCE = 50;
const NOTICES = 500;
const TOLD_WITHIN_MS = 10_000;

const folder = await mkdtemp(join(tmpdir(), "highstreet-streams-"));
const server = await startEmbedded({ dataDir: folder });
const settings = { DATABASE_URL: server.url, LOG_LEVEL: "warn", DEMO: "0", RATE_LIMIT: "off" };
const first = await startSite({ dataDir: join(folder, "first"), settings });
const second = await startSite({ dataDir: join(folder, "second"), settings });
const sites = [first, second];
const originOf = (turn: number) => sites[turn % sites.length]?.origin ?? "";
const database = openDatabase({ connection: server.url, statementTimeoutMs: 30_000 });

const readers = await peopleOf(database, WINDOWS, "Lezer");
const askers = await peopleOf(database, NOTICES, "Vrager");
const memoryBefore = sites.map(memoryOf);

const closing = new AbortController();
/** When each reader was told, by their number. */
const toldAt = new Map<number, number>();
let openCount = 0;
let refusedCount = 0;

async function open({ headers }: Person, number: number): Promise<void> {
  const answer = await fetch(`${originOf(number)}/api/events`, { headers, signal: closing.signal });
  if (!answer.ok || !answer.body) {
    refusedCount++;
    return;
  }
  openCount++;
  void listen(answer.body, number).catch(() => undefined);
}

async function listen(body: ReadableStream<Uint8Array>, number: number): Promise<void> {
  const decoder = new TextDecoder();
  for await (const part of body) {
    if (decoder.decode(part).includes("event: notification")) toldAt.set(number, performance.now());
  }
}

const began = performance.now();
for (let from = 0; from < WINDOWS; from += AT_ONCE) {
  await Promise.all(readers.slice(from, from + AT_ONCE).map((reader, at) => open(reader, from + at)));
}
const openedMs = Math.round(performance.now() - began);
const memoryOpen = sites.map(memoryOf);

const askedAt = new Map<number, number>();
for (let number = 0; number < NOTICES; number++) {
  const [asker, reader] = [askers[number], readers[number]];
  if (!asker || !reader) continue;
  // Of the other process than the one that the window is open at.
  await call(originOf(number + 1), asker, "befrienduser", { userId: String(reader.id) });
  askedAt.set(number, performance.now());
}
const until = performance.now() + TOLD_WITHIN_MS;
while (toldAt.size < NOTICES && performance.now() < until)
  await new Promise((resolve) => setTimeout(resolve, 50));
const delays = [...toldAt].map(([number, at]) => Math.max(0, at - (askedAt.get(number) ?? at)));

closing.abort();
for (const site of sites) await site.stop();
await database.close();
await server.stop();
await rm(folder, { recursive: true });
const growth = memoryOpen.map((megabytes, at) => megabytes - (memoryBefore[at] ?? 0));
tell(
  {
    open: openCount,
    refused: refusedCount,
    openedMs,
    told: `${toldAt.size} of ${NOTICES}`,
    afterTheAnswerMs: { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99), most: quantile(delays, 1) },
    memoryGrowthMB: growth,
  },
  openCount === WINDOWS && toldAt.size === NOTICES,
);
