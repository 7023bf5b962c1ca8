import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { AS_BROWSERS_ASK, asked, DOCUMENT, HEADERS } from "./support/asking.ts";
import { cpuPerCall } from "./support/cpu-per-call.ts";
import { withDataFolder } from "./support/data-folder.ts";
import type { Measurement } from "./support/measurement.ts";
import { cpuOverSocket } from "./support/over-socket.ts";
import type { Say } from "./support/part.ts";
import { siteWithoutSocket } from "./support/site-without-socket.ts";

const PATH = "/coffeeshops/amsterdam";
const GOAL = { of: "measured", atMost: 0.1 } as const;

/** CPU of a cached page: the application alone, with compression, and behind a socket compared with a bare server. */
async function cachedPage(say: Say): Promise<Measurement[]> {
  return withDataFolder(async (dataDir) => {
    say("Starting the site without a socket");
    const site = await siteWithoutSocket({ dataDir });
    try {
      say(`Asking for the kept ${PATH} again and again`);
      // Made once: between a socket and the application there is a cheaper request than this class makes.
      const plain = asked(PATH, HEADERS);
      const asBrowsersAsk = asked(PATH, AS_BROWSERS_ASK);
      const called = await cpuPerCall({
        plain: () => site.answer(plain),
        compressed: async () => (await site.answer(asBrowsersAsk)).arrayBuffer(),
      });
      say("The same through a socket");
      const answer = await site.answer(asBrowsersAsk);
      const encoding = answer.headers.get("content-encoding") ?? "identity";
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { whole, bare } = await cpuOverSocket({
        whole: { listener: getRequestListener(site.fetch), paths: [PATH], headers: AS_BROWSERS_ASK },
        bare: { listener: sending(bytes, encoding), paths: ["/"], headers: AS_BROWSERS_ASK },
      });
      const what = `CPU of ${PATH}, kept`;
      return [
        { what, measured: called.plain, unit: "ms", goal: GOAL },
        { what: `${what}, compressed`, measured: called.compressed, unit: "ms", goal: GOAL },
        {
          what: `${what}, compressed, by socket (floor: bare server)`,
          measured: whole,
          unit: "ms",
          floor: bare,
        },
      ];
    } finally {
      await site.close();
    }
  });
}

export { cachedPage as "kept-page" };

function sending(bytes: Buffer, encoding: string): RequestListener {
  const headers = { ...DOCUMENT, "content-encoding": encoding };
  return (_request, response) => response.writeHead(200, headers).end(bytes);
}
