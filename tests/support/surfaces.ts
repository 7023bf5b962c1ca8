import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { SHARE_KINDS } from "#features/seo/share-picture.ts";
import { SITEMAP_KINDS } from "#features/seo/sitemap-kinds.ts";
import { STATISTIC_NAMES } from "#features/statistics/statistic.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Viewer } from "#platform/viewer.ts";
import { testApi } from "#api/api.test-support.ts";
import { type DrawnAnswer, drawnPages } from "./drawn-pages.ts";

/** A public surface of the site: a page, a resource, a call. */
export interface Surface {
  /** `GET /coffeeshop/andersom?q=kanar` */
  name: string;
  path: string;
  read(): Promise<DrawnAnswer>;
}

/** The slugs and search prefixes of a walk. */
export interface Asked {
  shop: string;
  product: string;
  brand: string;
  city: string;
  beginnings: readonly string[];
}

interface SurfacesOptions {
  database: Database;
  now: Clock;
  asked: Asked;
  report: (error: unknown) => void;
  /** Who looks at the pages, by default an anonymous visitor; and the headers by which calls know them. */
  viewer?: Viewer;
  headers?: Record<string, string>;
}

/**
 * Every public surface of the site, taken from `routes.ts` and from the calls of the API, so that a new one is included
 * automatically. A parameter without a value here is an error, not a gap.
 */
export async function surfacesOf({
  database,
  now,
  asked,
  report,
  viewer,
  headers = {},
}: SurfacesOptions): Promise<Surface[]> {
  const draw = await drawnPages({ database, now, report, ...(viewer && { viewer }) });
  const { api } = testApi(database, { now });
  const pagePaths = pathsOf(routes).flatMap((path) => filledIn(path, asked));
  const callPaths = api.routes
    .filter(({ method, path }) => method === "GET" && !path.includes("*"))
    .flatMap(({ path }) => filledIn(path, asked));
  const searches = asked.beginnings.map((beginning) => `?q=${beginning}`);
  const subjects = [asked.shop, asked.product, asked.brand, asked.city];
  const questions = [
    ...searches,
    ...["city", "url", "shop", "product", "brand", "slug"].flatMap((word) =>
      subjects.map((subject) => `?${word}=${subject}`),
    ),
    ...["list", "map", "preview"].map((viewType) => `?city=${asked.city}&viewType=${viewType}`),
  ];
  const pages = withQueries(pagePaths, searches).map((path) => ({
    name: `GET ${path}`,
    path,
    read: () => draw(path),
  }));
  const calls = withQueries(callPaths, questions).map((path) => ({
    name: `GET /api${path}`,
    path,
    read: async () => {
      const answer = await api.request(path, { headers }, { nonce: "nonce" });
      return { status: answer.status, text: JSON.stringify([...answer.headers]) + (await answer.text()) };
    },
  }));
  return [...pages, ...calls];
}

/** Each path once, by itself and with every query. */
function withQueries(paths: readonly string[], queries: readonly string[]): string[] {
  return [...new Set(paths)].flatMap((path) => ["", ...queries].map((query) => path + query));
}

/** `/coffeeshops/:city`, …: the full paths with layouts and prefixes. */
function pathsOf(entries: readonly RouteConfigEntry[], before = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? before : `${before}/${path}`;
    if (children) return pathsOf(children, here);
    return [index ? before || "/" : here];
  });
}

/** The values of each parameter, by its name in `routes.ts` or in a call. */
function valuesOf({ shop, product, brand, city }: Asked): Record<string, string[]> {
  return {
    shop: [shop],
    city: [city],
    slug: [shop, product, city],
    type: ["weed", "products"],
    product: [product],
    brand: [brand],
    house: ["1-light.svg"],
    street: ["1.2ho-light.svg"],
    // Of share images.
    kind: [...SHARE_KINDS],
    picture: [shop, product, brand, "home"].map((slug) => `${slug}.png`),
    // Of sitemaps.
    locale: ["nl"],
    csv: STATISTIC_NAMES.map((name) => `${name}.csv`),
    file: SITEMAP_KINDS.map((kind) => `${kind}-1.xml`),
    // Of people, of whom these walks have none.
    url: ["sam"],
    // Of decisions, of which they have none either.
    decision: ["1"],
    "*": ["tulip-mania"],
  };
}

function filledIn(path: string, asked: Asked): string[] {
  const values = valuesOf(asked);
  const [whole, name = "*", isOptional] = /(?::(\w+)(?:\{[^}]*\})?|\*)(\?)?/.exec(path) ?? [];
  if (whole === undefined) return [path];
  const known = values[name];
  if (!known) throw new Error(`tests/support/surfaces.ts knows no value for :${name} of ${path}`);
  const choices = isOptional ? ["", ...known] : known;
  return choices.flatMap((value) => filledIn(path.replace(whole, value).replace(/\/$/, "") || "/", asked));
}
