import { type RawBuilder, sql } from "kysely";
import { type Statement, statement } from "#platform/database/statement.ts";
import { buildFloor } from "./floor/build-floor.ts";
import type { DrawFloor, FloorPage } from "./floor/pages.tsx";
import { HEADERS } from "./support/asking.ts";
import type { Measurement } from "./support/measurement.ts";
import { onASite } from "./support/on-a-site.ts";
import { checkFloor, pageToDraw } from "./support/page-to-draw.ts";
import type { Say } from "./support/part.ts";
import { servedBySocket } from "./support/served-by-socket.ts";
import type { SiteWithoutSocket } from "./support/site-without-socket.ts";

/** How many of a kind are rendered for its floor. */
const FLOOR_COUNT = 30;

interface Kind {
  what: string;
  name: FloorPage;
  paramsOf: (slug: string) => Record<string, string>;
  folder: string;
  slugs: Statement<object, { slug: string }>;
}

const slugsOf = (name: string, which: RawBuilder<{ slug: string }>) =>
  statement(`bench-${name}`, () => which, { isRead: true });

const shopCount = sql`(select count(*) from shop_listing where shop_listing.city_id = city.id)`;

/** Kinds of pages with many rarely visited addresses. */
const KINDS: Kind[] = [
  {
    what: "each city without a shop",
    name: "coffeeshops-of-city",
    paramsOf: (city) => ({ city }),
    folder: "coffeeshops",
    slugs: slugsOf("cities-without-shops", sql`select slug from city where ${shopCount} = 0`),
  },
  {
    what: "each city with one shop or two",
    name: "coffeeshops-of-city",
    paramsOf: (city) => ({ city }),
    folder: "coffeeshops",
    slugs: slugsOf("small-cities", sql`select slug from city where ${shopCount} between 1 and 2`),
  },
  {
    what: "each coffeeshop",
    name: "coffeeshop",
    paramsOf: (shop) => ({ shop }),
    folder: "coffeeshop",
    slugs: slugsOf("shops", sql`select slug from shop_listing`),
  },
  {
    what: "what is sold in each city",
    name: "product-or-city",
    paramsOf: (slug) => ({ type: "weed", slug }),
    folder: "weed",
    slugs: slugsOf("cities", sql`select slug from city`),
  },
  {
    what: "each product of weed",
    name: "product-or-city",
    paramsOf: (slug) => ({ type: "weed", slug }),
    folder: "weed",
    slugs: slugsOf("weed", sql`select slug from product where type = 'weed' and status = 'active'`),
  },
  {
    what: "each brand",
    name: "brand",
    paramsOf: (brand) => ({ brand }),
    folder: "brand",
    slugs: slugsOf("brands", sql`select slug from brand where status = 'active' and not is_licensed_grower`),
  },
];

/**
 * Cold pages of a site with thousands of addresses, none of them cached. All of a kind are requested one after another, and
 * compared with bare renders of some of them.
 */
export async function seldom(say: Say): Promise<Measurement[]> {
  say("Bundling the floor");
  const { drawFloor } = await buildFloor();
  say("Starting the site with samples");
  return onASite({ isDemo: true }, async (site) => {
    const measured: Measurement[] = [];
    for (const kind of KINDS) {
      say(`Drawing ${kind.what}`);
      measured.push(await drawn(site, kind, drawFloor));
    }
    return measured;
  });
}

async function drawn(
  site: SiteWithoutSocket,
  { what, name, paramsOf, folder, slugs }: Kind,
  drawFloor: DrawFloor,
): Promise<Measurement> {
  const all = (await slugs.all(site.database, {})).map(({ slug }) => slug);
  const step = Math.max(1, Math.floor(all.length / FLOOR_COUNT));
  const data = [];
  for (const slug of all.filter((_, place) => place % step === 0)) {
    const page = await pageToDraw(site, name, `/${folder}/${slug}`, paramsOf(slug));
    await checkFloor(site, page, drawFloor);
    data.push(page.data);
  }
  return servedBySocket(site, `${what}, one after another`, {
    headers: HEADERS,
    paths: all.map((slug) => `/${folder}/${slug}`),
    data,
    draw: (told) => drawFloor(name, told),
  });
}
