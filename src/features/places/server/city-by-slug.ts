import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { City } from "../city.ts";
import { isSlug } from "../slug.ts";
import { citiesBySlug } from "./cities-by-slug.ts";
import { citiesThat } from "./cities-sql.ts";

const cityOfSlug = statement(
  "city-by-slug",
  (_, p: Slots<{ slug: string; locale: string }>) =>
    citiesThat({ have: (slug) => sql`${slug} = ${p.slug}`, locale: sql`${p.locale}` }),
  { isRead: true },
);

interface Asked {
  slug: string;
  locale: Locale;
  /** Where it may come from that was read before. */
  recall?: Recall;
}

/**
 * The city at `/coffeeshops/{slug}`, named in the reader's language, with what is known of its municipality;
 * or the municipality, where no city has that slug. Undefined where there is neither.
 */
export async function findCity(
  database: Database,
  { slug, locale, recall = readNow }: Asked,
): Promise<City | undefined> {
  if (!isSlug(slug)) return undefined;
  if (!recall.remembers()) return cityOfSlug.first(database, { slug, locale });
  return (await citiesBySlug(database, { locale, recall })).get(slug);
}

/**
 * The same, for who needs one.
 * @throws NotFound
 */
export async function cityBySlug(database: Database, asked: Asked): Promise<City> {
  const city = await findCity(database, asked);
  if (!city) throw new NotFound("city");
  return city;
}
