import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import type { CityGuide, Told } from "../city-guide.ts";

interface GuideRow {
  slug: string;
  intro: LocalizedText | null;
  openingWindow: (Told & { window: string }) | null;
  schoolDistance: CityGuide["schoolDistance"];
  policy: (Told & { text: LocalizedText }) | null;
  zones: CityGuide["zones"];
}

const rules = sql`
  case when municipality.opening_window is not null then json_build_object(
    'window', municipality.opening_window, 'source', municipality.opening_window_source,
    'observedOn', municipality.opening_window_observed_on) end as "openingWindow",
  case when municipality.school_distance_metres is not null then json_build_object(
    'metres', municipality.school_distance_metres, 'source', municipality.school_distance_source,
    'observedOn', municipality.school_distance_observed_on) end as "schoolDistance",
  case when municipality.policy is not null then json_build_object(
    'text', municipality.policy, 'source', municipality.policy_source,
    'observedOn', municipality.policy_observed_on) end as policy,
  (select coalesce(jsonb_agg(zone - 'area'), '[]') from jsonb_array_elements(municipality.no_smoking_zones) as zone) as zones`;

const hasRules = sql`(
  num_nonnulls(municipality.opening_window, municipality.school_distance_metres, municipality.policy) > 0
  or municipality.no_smoking_zones <> '[]')`;

const allGuides = statement(
  "all-city-guides",
  () => sql<GuideRow>`
    select city.slug, city.intro, ${rules}
    from city join municipality on municipality.id = city.municipality_id
    where city.intro is not null or ${hasRules}
    union all
    select municipality.slug, null, ${rules}
    from municipality
    where ${hasRules} and not exists (select from city as namesake where namesake.slug = municipality.slug)`,
  { isRead: true },
);

/** Apart from the cities, which many pages are made of: only the page of a city tells this, and few cities have it. */
const guidesBySlug = shared("city-guides", {
  tables: ["city", "municipality"],
  async load(database, locale: Locale): Promise<ReadonlyMap<string, CityGuide>> {
    const rows = await allGuides.all(database);
    return new Map(rows.map((row) => [row.slug, guideOf(row, locale)]));
  },
});

function guideOf(
  { intro, openingWindow, schoolDistance, policy, zones }: GuideRow,
  locale: Locale,
): CityGuide {
  const text = policy && textIn(policy.text, locale);
  const [from = "", until = ""] = openingWindow?.window.split("-") ?? [];
  return {
    intro: textIn(intro, locale),
    openingWindow: openingWindow && {
      from,
      until,
      source: openingWindow.source,
      observedOn: openingWindow.observedOn,
    },
    schoolDistance,
    policy: text && { text, source: policy.source, observedOn: policy.observedOn },
    zones,
  };
}

/** What admins wrote of the city (or municipality) at `/coffeeshops/{slug}`; null where they wrote nothing. */
export async function cityGuideOf(
  database: Database,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<CityGuide | null> {
  return (await guidesBySlug(database, locale)).get(slug) ?? null;
}
