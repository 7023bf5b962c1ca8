import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { asked, HEADERS, signedIn } from "./support/asking.ts";
import type { Measurement } from "./support/measurement.ts";
import { onASite } from "./support/on-a-site.ts";
import { cpuOverSocket } from "./support/over-socket.ts";
import type { Say } from "./support/part.ts";
import type { SiteWithoutSocket } from "./support/site-without-socket.ts";

/** Pages with the routes whose loaders a client navigation fetches. */
const PAGES = [
  { path: "/", address: "/_.data", routes: "pages/home" },
  {
    path: "/coffeeshops/amsterdam",
    address: "/coffeeshops/amsterdam.data",
    routes: "pages/coffeeshops-of-city",
  },
  { path: "/coffeeshop/barraka", address: "/coffeeshop/barraka.data", routes: "pages/coffeeshop" },
  { path: "/weed/white-widow", address: "/weed/white-widow.data", routes: "pages/product-or-city" },
  { path: "/terms", address: "/terms.data", routes: "pages/texts/terms" },
];

type Page = (typeof PAGES)[number];

/**
 * CPU of the data of a page, which is all that a client navigation costs the server: anonymous and with the cookie of a session,
 * compared with a bare Hono route that sends the same bytes. None of it is in the page cache.
 */
async function pageData(say: Say): Promise<Measurement[]> {
  say("Starting the site without samples");
  return onASite({ isDemo: false }, async (site) => {
    const measured: Measurement[] = [];
    for (const page of PAGES) {
      say(`Asking for the data of ${page.path} again and again`);
      measured.push(...(await dataOf(site, page)));
    }
    return measured;
  });
}

export { pageData as "page-data" };

async function dataOf(site: SiteWithoutSocket, { path, address, routes }: Page): Promise<Measurement[]> {
  const paths = [`${address}?_routes=${encodeURIComponent(routes)}`];
  const answer = await site.answer(asked(paths[0] ?? "", HEADERS));
  const text = await answer.text();
  if (!text.includes(`"${routes}"`)) throw new Error(`${address} says nothing of ${routes}`);
  const listener = getRequestListener(site.fetch);
  const { anonymous, forMember, bare } = await cpuOverSocket({
    anonymous: { listener, paths, headers: HEADERS },
    forMember: { listener, paths, headers: signedIn(site.token) },
    bare: { listener: sending(text, answer.headers.get("content-type") ?? ""), paths, headers: HEADERS },
  });
  const what = `CPU of the data of ${path}`;
  return [
    { what: `${what}, by socket (floor: bare Hono route)`, measured: anonymous, unit: "ms", floor: bare },
    { what: `${what}, with a session cookie, by socket`, measured: forMember, unit: "ms", floor: bare },
  ];
}

function sending(text: string, type: string): RequestListener {
  const app = new Hono().get("*", (c) => c.body(text, 200, { "content-type": type }));
  return getRequestListener(app.fetch);
}
