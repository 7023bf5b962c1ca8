import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { buildFloor } from "./floor/build-floor.ts";
import type { FloorData, FloorPage } from "./floor/pages.tsx";
import { cpuInTurns } from "./support/cpu-in-turns.ts";
import { cpuPerCall } from "./support/cpu-per-call.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { loaderDataOf } from "./support/loader-data.ts";
import type { Measurement } from "./support/measurement.ts";
import { cpuOverSocket } from "./support/over-socket.ts";
import type { Say } from "./support/part.ts";
import { type SiteWithoutSocket, siteWithoutSocket } from "./support/site-without-socket.ts";

const ORIGIN = "http://127.0.0.1:3000";
const CITY = "amsterdam";
const CITY_PATH = `/coffeeshops/${CITY}`;

/** Someone who answered the dialog; for others it would weigh on both sides alike. */
const HEADERS = { accept: "text/html", cookie: "ageandcookies=all" };
const AS_BROWSERS_ASK = { ...HEADERS, "accept-encoding": "gzip, deflate, br" };

const DRAWN_GOAL = { of: "ratio", atMost: 3 } as const;
const KEPT_GOAL = { of: "measured", atMost: 0.1 } as const;

/** CPU of a page on the server: drawn anew beside its bare components, and out of the cache. */
export async function pages(say: Say): Promise<Measurement[]> {
  return withDataFolder(async (dataDir) => {
    say("Bundling the floor and starting the site without a socket");
    const { drawFloor } = await buildFloor();
    const site = await siteWithoutSocket(dataDir);
    try {
      const drawn: Measurement[] = [];
      for (const { name, data } of await pagesToDraw(site)) {
        const whole = await answerTo(site, asked(data.pathname, HEADERS));
        expectSamePage(await whole.text(), await firstDrawn(() => drawFloor(name, data)));
        say(`Drawing ${data.pathname} again and again`);
        const what = `CPU of ${data.pathname}, drawn anew`;
        const inTurns = await cpuInTurns({
          prepare: () => ({ request: askedAnew(data.pathname), data: structuredClone(data) }),
          real: ({ request }) => answerTo(site, request),
          bare: (prepared) => drawFloor(name, prepared.data),
        });
        const overAndOver = await cpuPerCall({
          real: () => answerTo(site, askedAnew(data.pathname)),
          bare: () => drawFloor(name, data),
        });
        drawn.push(line(what, overAndOver), line(`${what}, real and bare in turns`, inTurns));
      }
      return [...drawn, ...(await kept(site, say))];
    } finally {
      await site.close();
    }
  });
}

const line = (what: string, { real, bare }: { real: number; bare: number }): Measurement => ({
  what,
  measured: real,
  unit: "ms",
  floor: bare,
  goal: DRAWN_GOAL,
});

/** Parts that are fetched when they are first drawn (src/ui/as-drawn) are not there at the first tries. */
async function firstDrawn(draw: () => string, triesLeft = 20): Promise<string> {
  try {
    return draw();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(50);
    return firstDrawn(draw, triesLeft - 1);
  }
}

/** A floor that drew less than the page would make the page look bad, and the number worthless. */
function expectSamePage(whole: string, floor: string): void {
  const elementCount = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
  const share = elementCount(floor) / elementCount(whole);
  if (share < 0.9 || share > 1) throw new Error(`The floor has ${share} of the elements of the page`);
}

async function pagesToDraw(site: SiteWithoutSocket): Promise<{ name: FloorPage; data: FloorData }[]> {
  const load = async (name: FloorPage, path: string, params?: Record<string, string>) => ({
    name,
    data: await loaderDataOf(site, { name, url: new URL(path, ORIGIN), params }),
  });
  const city = await load("coffeeshops-of-city", CITY_PATH, { city: CITY });
  const { list } = city.data.loaderData as { list: { items: { slug: string }[] } };
  const slug = list.items[0]?.slug ?? "";
  return [
    city,
    await load("coffeeshop", `/coffeeshop/${slug}`, { shop: slug }),
    await load("home", "/"),
    await load("products-of-type", "/weed", { type: "weed" }),
    await load("product-or-city", "/weed/white-widow", { type: "weed", slug: "white-widow" }),
    await load("brands", "/brand"),
    await load("deals", "/deals"),
  ];
}

let askedCount = 0;

/** Every request asks with another value of a query word that the cache knows and the page does not mind. */
const askedAnew = (path: string) => asked(`${path}?newUser=${askedCount++}`, HEADERS);

const asked = (path: string, headers: Record<string, string>) => new Request(ORIGIN + path, { headers });

async function answerTo(site: SiteWithoutSocket, request: Request): Promise<Response> {
  const response = await site.fetch(request);
  if (response.status !== 200) throw new Error(`${request.url} answered ${response.status}`);
  return response;
}

/** A page out of the cache: the application alone, with compression, and behind a socket beside a bare server. */
async function kept(site: SiteWithoutSocket, say: Say): Promise<Measurement[]> {
  say(`Asking for the kept ${CITY_PATH} again and again`);
  // Made once: between a socket and the application there is a cheaper request than this class makes.
  const plain = asked(CITY_PATH, HEADERS);
  const asBrowsersAsk = asked(CITY_PATH, AS_BROWSERS_ASK);
  const called = await cpuPerCall({
    plain: () => answerTo(site, plain),
    compressed: async () => (await answerTo(site, asBrowsersAsk)).arrayBuffer(),
  });
  say("The same through a socket");
  const answer = await answerTo(site, asBrowsersAsk);
  const encoding = answer.headers.get("content-encoding") ?? "identity";
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { whole, bare } = await cpuOverSocket({
    whole: { listener: getRequestListener(site.fetch), path: CITY_PATH, headers: AS_BROWSERS_ASK },
    bare: { listener: sending(bytes, encoding), path: "/", headers: AS_BROWSERS_ASK },
  });
  const what = `CPU of ${CITY_PATH}, kept`;
  return [
    { what, measured: called.plain, unit: "ms", goal: KEPT_GOAL },
    { what: `${what}, compressed`, measured: called.compressed, unit: "ms", goal: KEPT_GOAL },
    {
      what: `${what}, compressed, by socket (floor: bare server)`,
      measured: whole,
      unit: "ms",
      floor: bare,
    },
  ];
}

function sending(bytes: Buffer, encoding: string): RequestListener {
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": encoding };
  return (_request, response) => response.writeHead(200, headers).end(bytes);
}
