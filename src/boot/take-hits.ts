import { isbot } from "isbot";
import type { HitCollector } from "#features/analytics/server/counted-hit.ts";
import { openHitCounts } from "#features/analytics/server/count-hits.ts";
import { openMatomo } from "#features/analytics/server/matomo.ts";
import { openVisitors } from "#features/analytics/server/visitor-of-day.ts";
import { pageKindOf } from "#features/analytics/page-kind.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Hit } from "#platform/http/hit.ts";
import type { HostTable } from "#platform/i18n/hosts.ts";
import { resolveAddress } from "#platform/i18n/resolve-address.ts";

/** What a killed process loses at most. */
const FLUSH_EVERY_MS = 60_000;

/** People who work there all day would be most of what is counted. */
const DESK = /^\/dashboard(?:\/|$)/;

/** Paths that say whose page it is, or hold a secret of a letter, are told without it. */
const PERSONAL = /^\/(?:user|claim|colleague|login|newsletter|moderation)(?=\/).*$/;

interface HitOptions {
  hosts: HostTable;
  /** The setting ANALYTICS_URL; undefined where the site counts by itself. */
  matomo: string | undefined;
  now: Clock;
  report: (error: unknown) => void;
}

/** Takes hits without those who made them, and stores or sends them once a minute and a last time when it closes. */
export function takeHits(
  database: Database,
  { hosts, matomo, now, report }: HitOptions,
): { onHit: (hit: Hit) => Promise<void>; close: () => Promise<void> } {
  const collector: HitCollector = matomo ? openMatomo(matomo, { now }) : openHitCounts();
  const visitorOf = openVisitors(database);
  let flushing = Promise.resolve();
  /** One after another: the other side may take longer than a minute. */
  const flush = () => (flushing = flushing.then(() => collector.flush(database)).catch(report));
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  return {
    async onHit({ url, goal, client, userAgent }) {
      if (!userAgent || isbot(userAgent)) return;
      const address = resolveAddress(hosts, url);
      if (address.kind !== "page") return;
      const path = url.pathname.slice(address.basename.length) || "/";
      if (DESK.test(path)) return;
      const at = now();
      const day = countryDay(at);
      const shown = new URL(
        address.basename + path.replace(PERSONAL, (whole) => `/${whole.split("/")[1]}`),
        url.origin,
      );
      const visitor = await visitorOf(day, { client, userAgent });
      collector.add({ at, day, url: shown, kind: pageKindOf(path), locale: address.locale, goal, visitor });
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
