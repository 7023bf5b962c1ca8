import { sql } from "kysely";
import { movedPerson } from "#features/accounts/server/moved-person.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DEFAULT_LOCALE, isLocale } from "#platform/i18n/locales.ts";

/** Pages at `/{section}/{slug}`: of a city, of products in it, or of one product. */
const OF_PRODUCTS = ["products", ...PRODUCT_TYPES];
const OF_CITIES = ["coffeeshops", "map", ...OF_PRODUCTS];

/** The most hops: an old address, another type of a product, another name of its city, a grower. */
const MOST_STEPS = 4;

interface RedirectForQuery {
  path: string;
  section: string | null;
  slug: string | null;
  ofCities: readonly string[];
  ofProducts: readonly string[];
  statuses: readonly string[];
}

/**
 * In this order: a stored redirect, a product under another type than its own, a licensed grower (product.md section 6), any
 * other name of a city (`/coffeeshops/den-bosch`, `/map/the-hague`).
 */
const targetOf = statement(
  "redirect-for",
  (_, p: Params<RedirectForQuery>) => sql<{ path: string }>`
    select path from (
      select 1 as turn, to_path as path, 0 as population
      from redirect
      where from_path = ${p.path}
      union all
      select 2, '/' || product.type || '/' || product.slug, 0
      from product
      where product.slug = ${p.slug} and ${p.section}::text = any(${p.ofProducts}) and product.status = any(${p.statuses})
      union all
      select 3, '/wietproef#' || brand.slug, 0
      from brand
      where brand.slug = ${p.slug} and ${p.section}::text = 'brand' and brand.is_licensed_grower and brand.status = 'active'
      union all
      select 4, '/' || ${p.section}::text || '/' || city.slug, coalesce(city.population, 0)
      from city_name
      join city on city.id = city_name.city_id
      where city_name.slug = ${p.slug} and ${p.section}::text = any(${p.ofCities})
    ) as target
    order by turn, population desc
    limit 1`,
  { isRead: true },
);

/**
 * The new address of a page at an old one, in one hop; null when unknown. A language prefix is kept, except that of the default
 * language, which has none; capitals, a query and a trailing slash are ignored. The stored target may redirect further by a rule
 * (the city has another name by now), so the chain is resolved here.
 */
export async function redirectFor(database: Database, { path }: { path: string }): Promise<string | null> {
  const { prefix, page } = splitPath(path);
  let end = page;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = await targetFrom(database, end);
    if (next === null || next === page) break;
    end = next;
  }
  return end === page ? null : prefix + end;
}

async function targetFrom(database: Database, page: string): Promise<string | null> {
  // The database would refuse longer or stranger ones as redirects, so there is nothing to be found.
  if (!/^\/[\w.~@%/-]{1,300}$/.test(page)) return null;
  const [, section = null, slug = null] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(page) ?? [];
  const target = await targetOf.first(database, {
    path: page,
    section,
    slug,
    ofCities: OF_CITIES,
    ofProducts: OF_PRODUCTS,
    statuses: PUBLIC_PRODUCT_STATUSES,
  });
  if (target && target.path !== page) return target.path;
  const moved = section === "user" && slug !== null ? await movedPerson(database, { url: slug }) : null;
  return moved && `/user/${moved}`;
}

function splitPath(path: string): { prefix: string; page: string } {
  const bare = path
    .replace(/[?#].*$/s, "")
    .replace(/(?<=.)\/+$/, "")
    .toLowerCase();
  const first = bare.split("/", 2)[1];
  if (!isLocale(first)) return { prefix: "", page: bare };
  return { prefix: first === DEFAULT_LOCALE ? "" : `/${first}`, page: bare.slice(first.length + 1) };
}
