import { buildFloor } from "./floor/build-floor.ts";
import type { FloorPage } from "./floor/pages.tsx";
import { asked, HEADERS } from "./support/asking.ts";
import type { Measurement } from "./support/measurement.ts";
import { onASite } from "./support/on-a-site.ts";
import { checkFloor, pageToDraw } from "./support/page-to-draw.ts";
import type { Say } from "./support/part.ts";
import type { SiteWithoutSocket } from "./support/site-without-socket.ts";
import { type Drawing, servedBySocket } from "./support/served-by-socket.ts";

type Kind = [name: FloorPage, path: string, params?: Record<string, string>];

/** Texts of each sort: a short one, one that names who runs the site, one with a form, one with facts. */
const TEXTS = ["app", "terms", "contact", "wietproef"] as const;

/**
 * Every kind of page that is not in `pages.ts`, on a site with samples. Many of these are small, and one query costs more than
 * rendering all their components.
 */
export async function kinds(say: Say): Promise<Measurement[]> {
  say("Bundling the floor");
  const { drawFloor } = await buildFloor();
  say("Starting the site with samples");
  return onASite({ isDemo: true }, async (site) => {
    const measured: Measurement[] = [];
    for (const [name, path, params] of await otherKinds(site)) {
      const page = await pageToDraw(site, name, path, params);
      await checkFloor(site, page, drawFloor);
      say(`Drawing ${path} again and again`);
      const drawing: Drawing = {
        headers: HEADERS,
        paths: [page.data.pathname],
        data: [page.data],
        draw: (data) => drawFloor(name, data),
      };
      measured.push(await servedBySocket(site, `${path}, drawn anew`, drawing));
    }
    return measured;
  });
}

async function otherKinds(site: SiteWithoutSocket): Promise<Kind[]> {
  const [deal, job, post] = await Promise.all(
    ["deals", "jobs", "discover"].map((list) => firstOf(site, list)),
  );
  return [
    ["coffeeshops", "/coffeeshops"],
    ["coffeeshops-of-city", "/coffeeshops/edam", { city: "edam" }],
    ["map", "/map"],
    ["products-of-type", "/hash", { type: "hash" }],
    ["product-or-city", "/weed/utrecht", { type: "weed", slug: "utrecht" }],
    // A city without products.
    ["product-or-city", "/weed/amsterdam", { type: "weed", slug: "amsterdam" }],
    ["brand", "/brand/bodhi-seeds", { brand: "bodhi-seeds" }],
    ["deal", `/deals/${deal}`, { slug: deal ?? "" }],
    ["jobs", "/jobs"],
    ["job-offer", `/jobs/${job}`, { slug: job ?? "" }],
    ["discover", "/discover"],
    ["discover-post", `/discover/${post}`, { slug: post ?? "" }],
    ["statistics", "/statistics"],
    ...TEXTS.map((text): Kind => [`texts/${text}`, `/${text}`]),
  ];
}

/** The slug of the first of a list. */
async function firstOf(site: SiteWithoutSocket, list: string): Promise<string> {
  const html = await (await site.answer(asked(`/${list}`, HEADERS))).text();
  const [, slug] = new RegExp(`href="/${list}/([^"/.?]+)"`).exec(html) ?? [];
  if (!slug) throw new Error(`/${list} leads nowhere`);
  return slug;
}
