import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { City } from "../city.ts";
import { isSlug } from "../slug.ts";
import { municipalityJson } from "./municipality-json.ts";

/** A city stands before a municipality: where both have a slug, they are the same name and the city is in it. */
const cityOrMunicipality = statement(
  "city-by-slug",
  (_, p: Slots<{ slug: string; locale: string }>) => sql<City>`
    select
      'city' as type, city.id, city.slug, coalesce(city_name.name, city.name) as name, municipality.province,
      city.population, city.latitude, city.longitude,
      (select coalesce(json_agg(other.name order by other.id), '[]')
        from city_name as other where other.city_id = city.id and other.locale is null) as aliases,
      ${municipalityJson} as municipality
    from city
    join municipality on municipality.id = city.municipality_id
    left join city_name on city_name.city_id = city.id and city_name.locale = ${p.locale}
    where city.slug = ${p.slug}
    union all
    select
      'municipality', municipality.id, municipality.slug, municipality.name, municipality.province,
      null, municipality.latitude, municipality.longitude, '[]', ${municipalityJson}
    from municipality
    where municipality.slug = ${p.slug} and not exists (select 1 from city where city.slug = ${p.slug})`,
  { isRead: true },
);

interface Asked {
  slug: string;
  locale: Locale;
}

const nameOf = ({ slug, locale }: Asked) => `city ${slug} ${locale}`;

/** The same as `cityBySlug` where it is remembered; undefined where it is not, or there is none. */
export function rememberedCity(recall: Recall, asked: Asked): City | undefined {
  return recall.held(nameOf(asked)) as City | undefined;
}

/**
 * The city at `/coffeeshops/{slug}`, named in the reader's language, with what is known of its municipality;
 * or the municipality, where no city has that slug.
 * @throws NotFound
 */
export async function cityBySlug(
  database: Database,
  { recall = readNow, ...asked }: Asked & { recall?: Recall },
): Promise<City> {
  const { slug, locale } = asked;
  return recall(nameOf(asked), async () => {
    const city = isSlug(slug) ? await cityOrMunicipality.first(database, { slug, locale }) : undefined;
    if (!city) throw new NotFound("city");
    return city;
  });
}
