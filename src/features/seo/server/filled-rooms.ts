import { LRUCache } from "lru-cache";
import { sql } from "kysely";
import { isShown, postJoins } from "#features/discover/server/post-cards.ts";
import { hasEmployer, jobJoins } from "#features/jobs/server/job-cards.ts";
import type { Database } from "#platform/database/database.ts";
import { original } from "#platform/database/reading-only.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Rooms } from "#platform/rooms.ts";

const filled = statement(
  "filled-rooms",
  (_, p: Params<{ now: Date }>) => sql<Rooms>`
    select
      exists (
        select from deal join running_deals(${p.now}::timestamptz) as running on running.deal_id = deal.id
        where not deal.is_sample) as deals,
      exists (
        select from ${jobJoins}
        where not job_offer.is_sample and job_offer.state = 'live' and job_offer.valid_through > ${p.now}::timestamptz
          and ${hasEmployer}) as jobs,
      exists (select from ${postJoins} where not discover_post.is_sample and ${isShown(sql`${p.now}`)}) as discover`,
  { isRead: true },
);

/** With the page cache in front of it, what is new opens its room about as soon as it stands in its list. */
const KEPT_MS = 5_000;

interface Asked {
  database: Database;
  now: Date;
}

const caches = new WeakMap<Database, LRUCache<"rooms", Rooms, Asked>>();

/**
 * Which of the rooms that fill slowly hold something real: samples do not count. One rule for navigation, `noindex` and sitemap. Every
 * page asks, so it is cached, by time because a deal starts and ends without a change of any table. The last answer holds while the next
 * is on its way, so that no page waits for a database that is away. Nothing is cached for a database without `changes` (a transaction, a test).
 */
export async function filledRooms(asked: Database, now: Date): Promise<Rooms> {
  const database = original(asked);
  if (!database.changes) return readRooms({ database, now });
  const cache = caches.get(database) ?? openCache(database);
  return cache.forceFetch("rooms", { context: { database, now } });
}

function openCache(database: Database) {
  const cache = new LRUCache<"rooms", Rooms, Asked>({
    max: 1,
    ttl: KEPT_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => readRooms(context),
  });
  caches.set(database, cache);
  return cache;
}

async function readRooms({ database, now }: Asked): Promise<Rooms> {
  return (await filled.first(database, { now })) ?? { deals: false, jobs: false, discover: false };
}
