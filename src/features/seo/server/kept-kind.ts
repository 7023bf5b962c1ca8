import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { original } from "#platform/database/reading-only.ts";
import type { SitemapEntry } from "../sitemap-kinds.ts";
import { SITEMAP_READS, type StoredKind } from "./sitemap-reads.ts";

/** How much a kind has, and when the newest of it changed. */
export interface KeptKind {
  count: number;
  changedAt: Date | null;
  /** Of the kinds that are grouped from others: who reads a part of them has read all of them. */
  entries: readonly SitemapEntry[] | null;
}

/** As long as robots may keep the files themselves (pages/resources/as-sitemap.ts). */
const KEPT_MS = 60 * 60_000;

const GROUPED: ReadonlySet<StoredKind> = new Set(["cities", "menus"]);
/** More than there are types times cities. */
const MOST_GROUPED = 50_000;

type Kept = LRUCache<StoredKind, KeptKind, Database>;

const caches = new WeakMap<Database, Kept>();

/**
 * Counting a kind reads all of it, and each robot asks for nine languages: what was counted is kept for an hour, and a stale one is
 * given while it is counted again. Nothing is kept for a database without `changes` (a transaction, a test).
 */
export async function keptKind(asked: Database, kind: StoredKind): Promise<KeptKind> {
  const database = original(asked);
  if (!database.changes) return readKind(database, kind);
  const kept = caches.get(database) ?? openCache(database);
  return kept.forceFetch(kind, { context: database });
}

function openCache(database: Database): Kept {
  const kept: Kept = new LRUCache<StoredKind, KeptKind, Database>({
    max: Object.keys(SITEMAP_READS).length,
    ttl: KEPT_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: (kind, _old, { context }) => readKind(context, kind),
  });
  caches.set(database, kept);
  return kept;
}

async function readKind(database: Database, kind: StoredKind): Promise<KeptKind> {
  const { entries: read, total } = SITEMAP_READS[kind];
  if (!GROUPED.has(kind)) {
    const { count = 0, changedAt = null } = (await total.first(database)) ?? {};
    return { count, changedAt, entries: null };
  }
  const entries = await read.all(database, { limit: MOST_GROUPED, skip: 0 });
  return { count: entries.length, changedAt: newestOf(entries.map(({ changedAt }) => changedAt)), entries };
}

export function newestOf(days: readonly (Date | null)[]): Date | null {
  return days.reduce((newest, day) => (day && (!newest || day > newest) ? day : newest), null);
}
