import { sql } from "kysely";
import type { GivenFields } from "#features/dashboard/field.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FieldError, Invalid } from "#platform/errors/errors.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { plainName } from "#platform/text/plain-name.ts";
import { slugOf } from "#platform/text/slug.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { NAME_WITHOUT_LETTERS } from "../call-refusals.ts";
import type { CITY_FIELDS } from "../city-fields.ts";
import { ruleTroubles } from "../rule-troubles.ts";

/** All fields of a city, as a call gives them. */
export type GivenCity = GivenFields<typeof CITY_FIELDS>;

interface NameRow {
  locale: string | null;
  name: string;
  sortName: string;
  slug: string;
}

const dropNames = statement(
  "drop-names-of-city",
  (_, p: Params<{ id: number; rows: string }>) => sql`
    delete from city_name
    where city_id = ${p.id} and not exists (
      select from jsonb_to_recordset(${p.rows}::jsonb) as given (locale text, name text)
      where given.locale is not distinct from city_name.locale and given.name = city_name.name)`,
);

const addNames = statement(
  "add-names-of-city",
  (_, p: Params<{ id: number; rows: string }>) => sql`
    insert into city_name (city_id, locale, name, sort_name, slug)
    select ${p.id}, given.locale, given.name, given."sortName", given.slug
    from jsonb_to_recordset(${p.rows}::jsonb) as given (locale text, name text, "sortName" text, slug text)
    on conflict do nothing`,
);

const markNamed = statement(
  "mark-city-named",
  (_, p: Params<{ id: number; now: Date }>) => sql`
    update city set named_at = ${p.now}::timestamptz where id = ${p.id}`,
);

const cityName = statement("name-of-city", (db, p: Params<{ id: number }>) =>
  db.selectFrom("city").select("name").where("id", "=", p.id),
);

/**
 * Writes the names of a city: from then on they are those of the admins, and the file of names leaves them alone.
 * @throws Invalid by field
 */
export async function writeCityNames(
  tx: Database,
  { names, aliases, id, now }: Pick<GivenCity, "names" | "aliases"> & { id: number; now: Date },
): Promise<void> {
  const own = (await cityName.first(tx, { id }))?.name;
  const troubles: FieldError[] = [];
  const rows: NameRow[] = [];
  const add = (locale: string | null, written: string, param: string) => {
    const name = plainName(written.replaceAll("\n", " "));
    const slug = slugOf(name);
    if (!slug) troubles.push({ msg: NAME_WITHOUT_LETTERS.msg, param });
    rows.push({ locale, name, sortName: sortName(name), slug });
  };
  for (const locale of LOCALES) {
    const name = names[locale];
    // It is called so anyway: imports know it by that.
    if (name !== undefined && !(locale === names.source && name === own))
      add(locale, name, `names.${locale}`);
  }
  for (const alias of aliases) add(null, alias, "aliases");
  if (troubles.length > 0) throw new Invalid(troubles);
  const written = { id, rows: JSON.stringify(rows) };
  await dropNames.run(tx, written);
  await addNames.run(tx, written);
  await markNamed.run(tx, { id, now });
}

const updateCity = statement(
  "update-city",
  (_, p: Params<{ id: number; intro: string | null; now: Date }>) => sql`
    update city set intro = ${p.intro}::jsonb, edited_at = ${p.now}::timestamptz where id = ${p.id}`,
);

export async function writeCityIntro(
  tx: Database,
  { id, intro, now }: Pick<GivenCity, "intro"> & { id: number; now: Date },
): Promise<void> {
  await updateCity.run(tx, { id, intro: intro && JSON.stringify(intro), now });
}

type Rules = Omit<GivenCity, "names" | "aliases" | "intro" | "policy" | "zones"> & {
  policy: string | null;
  zones: string;
};

const updateRules = statement(
  "update-rules-of-municipality",
  (_, p: Params<Rules & { cityId: number; toldOn: string }>) => sql`
    update municipality set
      residents = ${p.residents}, residents_source = ${p.residentsSource}, residents_observed_on = ${p.residentsObservedOn},
      opening_window = ${p.openingWindow}, opening_window_source = ${p.openingWindowSource},
      opening_window_observed_on = ${p.openingWindowObservedOn},
      school_distance_metres = ${p.schoolDistanceMetres}, school_distance_source = ${p.schoolDistanceSource},
      school_distance_observed_on = ${p.schoolDistanceObservedOn},
      policy = ${p.policy}::jsonb, policy_source = ${p.policySource}, policy_observed_on = ${p.policyObservedOn},
      official_coffeeshop_count = ${p.officialCount}, official_count_year = ${p.officialCountYear},
      official_count_source = ${p.officialCountSource},
      latest_coffeeshop_count = ${p.latestCount}, latest_count_source = ${p.latestCountSource},
      latest_count_observed_on = ${p.latestCountObservedOn},
      max_coffeeshop_count = ${p.mostAllowed}, max_count_source = ${p.mostAllowedSource},
      max_count_observed_on = ${p.mostAllowedObservedOn},
      no_smoking_zones = ${p.zones}::jsonb,
      told_on = told_on || ${p.toldOn}::jsonb
    where id = (select municipality_id from city where id = ${p.cityId})`,
);

/** The facts that files tell too, with the fields that each is made of; the last says of when it is. */
const FACTS_OF_FILES = {
  residents: ["residents", "residentsSource", "residentsObservedOn"],
  official: ["officialCount", "officialCountSource", "officialCountYear"],
  latest: ["latestCount", "latestCountSource", "latestCountObservedOn"],
  most: ["mostAllowed", "mostAllowedSource", "mostAllowedObservedOn"],
} as const satisfies Record<string, readonly (keyof GivenCity)[]>;

/**
 * Writes the rules of the municipality of a city, each with its source and day.
 * @param changed the names of the fields that somebody changed: of which day their word is keeps older files from it
 * @param today such as `2026-11-28`
 * @throws Invalid by field
 */
export async function writeRules(
  tx: Database,
  given: Omit<GivenCity, "names" | "aliases" | "intro"> & { cityId: number },
  { changed, today }: { changed: readonly string[]; today: string },
): Promise<void> {
  const rules = { ...given, ...written(given) };
  const troubles = ruleTroubles(rules, { today });
  if (troubles.length > 0) throw new Invalid(troubles);
  const toldOn: Record<string, string> = Object.fromEntries(
    Object.entries(FACTS_OF_FILES)
      .filter(([, fields]) => fields.some((name) => changed.includes(name)))
      // What was taken away has no day of its own.
      .map(([fact, fields]) => [fact, String(rules[fields[2]] ?? today)]),
  );
  if (changed.includes("zones")) toldOn["zones"] = today;
  await updateRules.run(tx, {
    ...rules,
    zones: JSON.stringify(rules.zones),
    policy: rules.policy && JSON.stringify(rules.policy),
    toldOn: JSON.stringify(toldOn),
  });
}

/** What is typed and empty is nothing. */
function written(given: object): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value === "" ? null : value]),
  );
}
