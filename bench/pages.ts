import { buildFloor } from "./floor/build-floor.ts";
import type { DrawFloor, FloorPage } from "./floor/pages.tsx";
import { HEADERS, signedIn } from "./support/asking.ts";
import type { Measurement } from "./support/measurement.ts";
import { onASite } from "./support/on-a-site.ts";
import { checkFloor, type PageToDraw, pageToDraw } from "./support/page-to-draw.ts";
import type { Say } from "./support/part.ts";
import type { SiteWithoutSocket } from "./support/site-without-socket.ts";
import { type Drawing, servedBySocket } from "./support/served-by-socket.ts";

const CITY = "amsterdam";

/**
 * CPU of an uncached page, from the request to the answer, compared with `renderToString` of its bare components with given data,
 * both as servers. On a site without samples, and again those pages that samples fill. `kinds.ts` has all other kinds of pages.
 */
export async function pages(say: Say): Promise<Measurement[]> {
  say("Bundling the floor");
  const { drawFloor } = await buildFloor();
  const measure = (isDemo: boolean, toDraw: (site: SiteWithoutSocket) => Promise<PageToDraw[]>) => {
    say(`Starting the site ${isDemo ? "with" : "without"} samples`);
    return onASite({ isDemo }, async (site) => {
      const measured: Measurement[] = [];
      for (const page of await toDraw(site)) measured.push(...(await drawn(site, page, drawFloor, say)));
      return measured;
    });
  };
  return [...(await measure(false, allPages)), ...(await measure(true, pagesThatSamplesFill))];
}

/** Pages that are also rendered for a session: those are never cached. */
const FOR_THE_SIGNED_IN = new Set<FloorPage>(["home", "deals"]);

async function drawn(
  site: SiteWithoutSocket,
  page: PageToDraw,
  drawFloor: DrawFloor,
  say: Say,
): Promise<Measurement[]> {
  const { name, what, data } = page;
  await checkFloor(site, page, drawFloor);
  say(`Drawing ${what} again and again`);
  const drawing: Drawing = {
    headers: HEADERS,
    paths: [data.pathname],
    data: [data],
    draw: (told) => drawFloor(name, told),
  };
  const anew = await servedBySocket(site, `${what}, drawn anew`, drawing);
  if (!FOR_THE_SIGNED_IN.has(name)) return [anew];
  const forMember = { ...drawing, headers: signedIn(site.token) };
  return [anew, await servedBySocket(site, `${what}, drawn for who is signed in`, forMember)];
}

async function allPages(site: SiteWithoutSocket): Promise<PageToDraw[]> {
  const city = await pageToDraw(site, "coffeeshops-of-city", `/coffeeshops/${CITY}`, { city: CITY });
  const { list } = city.data.loaderData as { list: { items: { slug: string }[] } };
  const slug = list.items[0]?.slug ?? "";
  return [
    city,
    await pageToDraw(site, "coffeeshop", `/coffeeshop/${slug}`, { shop: slug }),
    await pageToDraw(site, "home", "/"),
    await pageToDraw(site, "products-of-type", "/weed", { type: "weed" }),
    await pageToDraw(site, "brands", "/brand"),
    ...(await productAndDeals(site)),
  ];
}

async function pagesThatSamplesFill(site: SiteWithoutSocket): Promise<PageToDraw[]> {
  return (await productAndDeals(site)).map((page) => ({ ...page, what: `${page.what} with samples` }));
}

const productAndDeals = async (site: SiteWithoutSocket): Promise<PageToDraw[]> => [
  await pageToDraw(site, "product-or-city", "/weed/white-widow", { type: "weed", slug: "white-widow" }),
  await pageToDraw(site, "deals", "/deals"),
];
