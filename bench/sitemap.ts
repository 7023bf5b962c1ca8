import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { withDataFolder } from "./support/data-folder.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";
import { type SiteWithoutSocket, siteWithoutSocket } from "./support/site-without-socket.ts";

const ORIGIN = "http://127.0.0.1:3000";
/** A full file, and ten of them. */
const [FEW, MANY] = [10_000, 100_000];
const CHUNKS_BETWEEN_LOOKS = 5_000;
const FLAT_GOAL = { of: "ratio", atMost: 1.5 } as const;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Memory of the process while it sends a sitemap of a hundred thousand addresses, compared with one of a single file. */
export async function sitemap(say: Say): Promise<Measurement[]> {
  return withDataFolder(async (dataDir) => {
    say("Starting the site without a socket");
    const site = await siteWithoutSocket({ dataDir });
    try {
      const few = await sent(site, FEW, say);
      const many = await sent(site, MANY, say);
      return [
        {
          what: `Memory while sending ${many.count} addresses, beside ${few.count}`,
          measured: many.mostKilobytes,
          unit: "kB",
          floor: few.mostKilobytes,
          goal: FLAT_GOAL,
        },
        { what: `Sending ${many.count} addresses`, measured: many.seconds, unit: "s" },
      ];
    } finally {
      await site.close();
    }
  });
}

async function sent(site: SiteWithoutSocket, brandCount: number, say: Say) {
  say(`Sending ${brandCount} addresses`);
  await site.database.execute({
    name: "invent-brands",
    text: `
      insert into brand (slug, name, sort_name, kind, source, observed_on)
      select 'bench-' || number, 'Bench ' || number, 'bench ' || number, 'breeder', 'operator', '2026-11'
      from generate_series(1, $1::integer) as number
      on conflict (slug) do nothing`,
    values: [brandCount],
    isRead: false,
  });
  collectGarbage();
  const atRest = process.memoryUsage().heapUsed;
  const startedAtMs = performance.now();
  let [most, count] = [0, 0];
  for (let part = 1; ; part++) {
    const answer = await site.fetch(new Request(`${ORIGIN}/sitemaps/nl/brands-${part}.xml`));
    if (answer.status === 404) break;
    const text = answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
    let chunkCount = 0;
    for await (const chunk of text) {
      count += chunk.split("<loc>").length - 1;
      if (chunkCount++ % CHUNKS_BETWEEN_LOOKS > 0) continue;
      collectGarbage();
      most = Math.max(most, process.memoryUsage().heapUsed - atRest);
    }
  }
  return { count, mostKilobytes: most / 1000, seconds: (performance.now() - startedAtMs) / 1000 };
}
