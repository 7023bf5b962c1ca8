import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { buildFloor } from "./floor/build-floor.ts";
import type { DrawFloor, FloorData, FloorPage } from "./floor/pages.tsx";
import { asked, askedAnew, DOCUMENT, HEADERS, ORIGIN, SIGNED_IN } from "./support/asking.ts";
import { cpuInTurns } from "./support/cpu-in-turns.ts";
import { cpuPerCall } from "./support/cpu-per-call.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { loaderDataOf } from "./support/loader-data.ts";
import type { Measurement } from "./support/measurement.ts";
import { cpuOverSocket } from "./support/over-socket.ts";
import type { Say } from "./support/part.ts";
import { type SiteWithoutSocket, siteWithoutSocket } from "./support/site-without-socket.ts";

const CITY = "amsterdam";
const GOAL = { of: "ratio", atMost: 3 } as const;

/**
 * CPU of a page that is in no cache, from the request to the answer, beside `renderToString` of its bare components with
 * their data in hand: both called, over and over and in turns, and both as servers. On a site without samples, and once
 * more those pages that samples fill.
 */
export async function pages(say: Say): Promise<Measurement[]> {
  say("Bundling the floor");
  const { drawFloor } = await buildFloor();
  const measure = (isDemo: boolean, toDraw: (site: SiteWithoutSocket) => Promise<PageToDraw[]>) =>
    withDataFolder(async (dataDir) => {
      say(`Starting the site ${isDemo ? "with" : "without"} samples`);
      const site = await siteWithoutSocket({ dataDir, isDemo });
      try {
        const measured: Measurement[] = [];
        for (const page of await toDraw(site))
          measured.push(...(await drawnAnew(site, page, drawFloor, say)));
        return measured;
      } finally {
        await site.close();
      }
    });
  return [...(await measure(false, allPages)), ...(await measure(true, pagesThatSamplesFill))];
}

interface PageToDraw {
  name: FloorPage;
  what: string;
  data: FloorData;
}

/** Those whose data are remembered until something changes (`platform/recall.ts`). */
const REMEMBERED = new Set<FloorPage>(["home", "deals"]);

async function drawnAnew(
  site: SiteWithoutSocket,
  { name, what, data }: PageToDraw,
  drawFloor: DrawFloor,
  say: Say,
): Promise<Measurement[]> {
  const whole = await site.answer(asked(data.pathname, HEADERS));
  expectSamePage(await whole.text(), await firstDrawn(() => drawFloor(name, data)));
  say(`Drawing ${what} again and again`);
  const draw = (drawn: FloorData) => drawFloor(name, drawn);
  const anew = await inThreeWays(site, { what: `${what}, drawn anew`, headers: HEADERS, data, draw });
  if (!REMEMBERED.has(name)) return anew;
  const signedIn = { what: `${what}, drawn for who is signed in`, headers: SIGNED_IN, data, draw };
  return [...anew, ...(await inThreeWays(site, signedIn)), await afterChange(site, { what, data, draw })];
}

/** For whoever comes first after a change: a page in thousands, so it is only good to know. */
async function afterChange(
  site: SiteWithoutSocket,
  { what, data, draw }: Omit<Way, "headers">,
): Promise<Measurement> {
  const spent = await cpuPerCall({
    real: () => {
      site.change();
      return site.answer(askedAnew(data.pathname, HEADERS));
    },
    bare: () => draw(data),
  });
  return known(`CPU of ${what}, always just after a change`, spent);
}

interface Way {
  what: string;
  headers: Record<string, string>;
  data: FloorData;
  draw: (data: FloorData) => string;
}

async function inThreeWays(
  site: SiteWithoutSocket,
  { what, headers, data, draw }: Way,
): Promise<Measurement[]> {
  const path = data.pathname;
  const inTurns = await cpuInTurns({
    prepare: () => ({ request: askedAnew(path, headers), copy: structuredClone(data) }),
    real: ({ request }) => site.answer(request),
    bare: ({ copy }) => draw(copy),
  });
  const overAndOver = await cpuPerCall({
    real: () => site.answer(askedAnew(path, headers)),
    bare: () => draw(data),
  });
  const served = await cpuOverSocket({
    real: { listener: getRequestListener(site.fetch), path, headers, isAnew: true },
    bare: { listener: answering(() => draw(data)), path, headers },
  });
  return [
    line(`CPU of ${what}, called over and over`, overAndOver),
    line(`CPU of ${what}, called in turns`, inTurns),
    line(`CPU of ${what}, served by socket`, served),
  ];
}

interface Spent {
  real: number;
  bare: number;
}

const line = (what: string, spent: Spent): Measurement => ({ ...known(what, spent), goal: GOAL });

const known = (what: string, { real, bare }: Spent): Measurement => ({
  what,
  measured: real,
  unit: "ms",
  floor: bare,
});

/** A server that does nothing but draw. */
function answering(draw: () => string): RequestListener {
  return (_request, response) => response.writeHead(200, DOCUMENT).end(`<!DOCTYPE html>${draw()}`);
}

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

async function allPages(site: SiteWithoutSocket): Promise<PageToDraw[]> {
  const city = await load(site, "coffeeshops-of-city", `/coffeeshops/${CITY}`, { city: CITY });
  const { list } = city.data.loaderData as { list: { items: { slug: string }[] } };
  const slug = list.items[0]?.slug ?? "";
  return [
    city,
    await load(site, "coffeeshop", `/coffeeshop/${slug}`, { shop: slug }),
    await load(site, "home", "/"),
    await load(site, "products-of-type", "/weed", { type: "weed" }),
    await load(site, "brands", "/brand"),
    ...(await productAndDeals(site)),
  ];
}

async function pagesThatSamplesFill(site: SiteWithoutSocket): Promise<PageToDraw[]> {
  return (await productAndDeals(site)).map((page) => ({ ...page, what: `${page.what} with samples` }));
}

const productAndDeals = async (site: SiteWithoutSocket): Promise<PageToDraw[]> => [
  await load(site, "product-or-city", "/weed/white-widow", { type: "weed", slug: "white-widow" }),
  await load(site, "deals", "/deals"),
];

async function load(
  site: SiteWithoutSocket,
  name: FloorPage,
  path: string,
  params?: Record<string, string>,
): Promise<PageToDraw> {
  // At the address it is asked for, because the links to other languages tell it on.
  const url = new URL(`${path}?newUser=0`, ORIGIN);
  return { name, what: path, data: await loaderDataOf(site, { name, url, params }) };
}
