import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { isLocale } from "#platform/i18n/locales.ts";

/** Every other name of a city leads to it as well: `/coffeeshops/den-bosch`, `/coffeeshops/the-hague`. */
const targetOf = statement(
  "redirect-for",
  (_, p: Slots<{ path: string; citySlug: string | null }>) => sql<{ path: string }>`
    select path from (
      select 1 as turn, to_path as path, 0 as population
      from redirect
      where from_path = ${p.path}
      union all
      select 2, '/coffeeshops/' || city.slug, coalesce(city.population, 0)
      from city_name
      join city on city.id = city_name.city_id
      where city_name.slug = ${p.citySlug}
    ) as target
    order by turn, population desc
    limit 1`,
  { isRead: true },
);

/**
 * Where the page at an old address went, in one hop; null when nobody knows. A language prefix is kept, a query and a
 * slash at the end are not looked at.
 */
export async function redirectFor(database: Database, { path }: { path: string }): Promise<string | null> {
  const { prefix, page } = splitPath(path);
  // The database would refuse longer or stranger ones as redirects, so there is nothing to be found.
  if (!/^\/[\w.~@%/-]{1,300}$/.test(page)) return null;
  const citySlug = /^\/coffeeshops\/([a-z0-9-]+)$/.exec(page)?.[1] ?? null;
  const target = await targetOf.first(database, { path: page, citySlug });
  return target && target.path !== page ? prefix + target.path : null;
}

function splitPath(path: string): { prefix: string; page: string } {
  const bare = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
  const first = bare.split("/", 2)[1];
  return isLocale(first)
    ? { prefix: `/${first}`, page: bare.slice(first.length + 1) }
    : { prefix: "", page: bare };
}
