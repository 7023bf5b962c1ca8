import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type RunningSite, startSite } from "../support/journeys-site.ts";
import { call, type Person, peopleOf } from "./people.ts";
import { databaseProcesses, tell } from "./site.ts";

// The app, and then its database, is killed (kill -9) while people follow shops and ask each other to be friends, five times each. What
// was acknowledged is there afterwards, and nothing is there by half: no request without its notice, no notice without its request.

const TIMES = 5;
const PEOPLE = 60;
const WRITE_MS = 2_500;

const folder = await mkdtemp(join(tmpdir(), "highstreet-kills-"));
const start = () => startSite({ dataDir: folder, settings: { LOG_LEVEL: "warn", DEMO: "0" } });

async function withDatabase<Answer>(use: (database: ReturnType<typeof openDatabase>) => Promise<Answer>) {
  const { url } = await joinOrStartEmbedded({ dataDir: folder });
  const database = openDatabase({ connection: url, statementTimeoutMs: 30_000 });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

let site: RunningSite = await start();
const people = await withDatabase((database) => peopleOf(database, PEOPLE, "Schrijver"));
const shops = (await (await fetch(`${site.origin}/api/getshops?sliceStart=0&sliceAmount=50`)).json()) as {
  _id: string;
}[];

/** Every write is made once: after a kill an unanswered one may be there or not. */
const follows = people.flatMap((person) => shops.map(({ _id }) => ({ person, shopId: _id })));
const requests = people.flatMap((person, at) => people.slice(at + 1).map((other) => ({ person, other })));
const acknowledged = { follows: [] as [number, number][], requests: [] as [number, number][] };
const statuses: Record<string, number> = {};

function note(name: string, status: number): boolean {
  statuses[`${name} ${status}`] = (statuses[`${name} ${status}`] ?? 0) + 1;
  return status === 200;
}

async function follow(origin: string, { person, shopId }: { person: Person; shopId: string }) {
  const { status } = await call(origin, person, "followshop", { shopId, follow: true });
  if (note("followshop", status)) acknowledged.follows.push([person.id, Number(shopId)]);
}

async function befriend(origin: string, { person, other }: { person: Person; other: Person }) {
  const { status } = await call(origin, person, "befrienduser", { userId: String(other.id) });
  if (note("befrienduser", status)) acknowledged.requests.push([person.id, other.id]);
}

async function writeUntil(signal: AbortSignal, origin: string) {
  while (!signal.aborted) {
    const [next, request] = [follows.shift(), requests.shift()];
    await Promise.all([next && follow(origin, next), request && befriend(origin, request)]);
    if (!next && !request) return;
  }
}

const lostFollows = statement(
  "lost-follows",
  (_, p: Params<{ pairs: string }>) => sql<{ count: number }>`
    select count(*)::int as count
    from jsonb_array_elements(${p.pairs}::jsonb) as pair
    where not exists (
      select from shop_follow where account_id = (pair ->> 0)::bigint and shop_id = (pair ->> 1)::bigint)`,
);
const lostRequests = statement(
  "lost-requests",
  (_, p: Params<{ pairs: string }>) => sql<{ count: number }>`
    select count(*)::int as count
    from jsonb_array_elements(${p.pairs}::jsonb) as pair
    where not exists (
      select from friend_edge
      where lo = least((pair ->> 0)::bigint, (pair ->> 1)::bigint)
        and hi = greatest((pair ->> 0)::bigint, (pair ->> 1)::bigint) and (lo_req or hi_req))`,
);
const halves = statement(
  "half-applied",
  () => sql<{ count: number }>`
    select (
      select count(*)::int from friend_edge where lo_req <> hi_req and not exists (
        select from notice
        where withdrawn_at is null and recipient_id = case when lo_req then hi else lo end
          and actor_id = case when lo_req then lo else hi end)
    ) + (
      select count(*)::int from notice where type = 'friendRequest' and withdrawn_at is null and not exists (
        select from friend_edge
        where lo = least(recipient_id, actor_id) and hi = greatest(recipient_id, actor_id) and lo_req <> hi_req)
    ) as count`,
);

const found: { killed: string; lost: number; half: number }[] = [];
for (let time = 0; time < 2 * TIMES; time++) {
  const isApp = time < TIMES;
  const over = new AbortController();
  const writers = Array.from({ length: 8 }, () => writeUntil(over.signal, site.origin));
  await wait(WRITE_MS);
  if (isApp) process.kill(site.pid, "SIGKILL");
  else for (const pid of databaseProcesses(site)) process.kill(pid, "SIGKILL");
  await wait(500);
  over.abort();
  await Promise.all(writers);
  if (isApp) site = await start();
  else while ((await fetch(`${site.origin}/health/ready`)).status !== 200) await wait(50);
  const [lost, half] = await withDatabase(async (database) => [
    ((await lostFollows.first(database, { pairs: JSON.stringify(acknowledged.follows) }))?.count ?? 0) +
      ((await lostRequests.first(database, { pairs: JSON.stringify(acknowledged.requests) }))?.count ?? 0),
    (await halves.first(database))?.count ?? 0,
  ]);
  found.push({ killed: isApp ? "app" : "database", lost: lost ?? 0, half: half ?? 0 });
}
await site.stop();
await rm(folder, { recursive: true, force: true });
tell(
  {
    statuses,
    acknowledged: acknowledged.follows.length + acknowledged.requests.length,
    found,
  },
  found.every(({ lost, half }) => lost === 0 && half === 0) &&
    !Object.keys(statuses).some((key) => key.endsWith(" 500")),
);
