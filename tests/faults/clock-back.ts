import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { siteOfFaults, tell } from "./site.ts";

// The clock of the machine is set back by an hour while a page is in memory. A change of the page must show within ten seconds, as
// always. The site's own clock is moved, at a signal; the monotonic one goes on, as it does on a machine.

const SHOWN_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_MS = 25_000;

const CLOCK = `
  const now = Date.now;
  let backMs = 0;
  process.on("SIGUSR2", () => { backMs = 3_600_000; });
  globalThis.Date = class extends Date {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [now() - backMs])); }
    static now() { return now() - backMs; }
  };`;

const site = await siteOfFaults({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(CLOCK)}`,
});
const { url } = await joinOrStartEmbedded({ dataDir: site.dataDir });
const database = new Client({ connectionString: url });
await database.connect();
const slug = (await database.query("select slug, name from shop order by slug like 'sample-%', slug limit 1"))
  .rows[0] as { slug: string; name: string };
const path = `/en/coffeeshop/${slug.slug}`;
const textOf = async () => (await fetch(site.origin + path)).text();

async function secondsUntilShown(name: string): Promise<number> {
  await database.query("update shop set name = $1 where slug = $2", [name, slug.slug]);
  const changedAt = performance.now();
  while (performance.now() - changedAt < GIVE_UP_AFTER_MS) {
    if ((await textOf()).includes(name)) break;
    await wait(100);
  }
  return Math.round(performance.now() - changedAt);
}

try {
  await textOf();
  const before = await secondsUntilShown("Faults One");
  process.kill(site.pid, "SIGUSR2");
  await wait(100);
  const afterwards = await secondsUntilShown("Faults Two");
  tell(
    { shownMs: before, shownMsAfterClockWentBack: afterwards },
    Math.max(before, afterwards) <= SHOWN_WITHIN_MS,
  );
} finally {
  await database.query("update shop set name = $1 where slug = $2", [slug.name, slug.slug]);
  await database.end();
  await site.stop();
}
