import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { changedFields } from "#features/dashboard/field.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { CITY_FIELDS } from "../city-fields.ts";
import type { CityToEdit, CityValues } from "../city-to-edit.ts";
import { cityToEdit } from "./cities-to-edit.ts";
import { indexPlaces } from "./index-places.ts";
import { type GivenCity, writeCityIntro, writeCityNames, writeRules } from "./write-city.ts";

/** The tables before their rows: an import holds a table, and writes its rows one after another. */
const enterTables = statement(
  "enter-tables-of-cities",
  () => sql`lock table municipality, city, city_name in row exclusive mode`,
);

const hold = statement(
  "hold-city",
  (_, p: Params<{ id: number }>) => sql<{ id: number }>`
    select city.id from city join municipality on municipality.id = city.municipality_id
    where city.id = ${p.id} for no key update of municipality, city`,
);

/**
 * Saves fields of a city, and of the rules of its municipality, as an admin knows them; inside of the caller's transaction.
 * @throws NotAllowed for whoever is no admin; NotFound; Stale; Invalid by field
 */
export async function editCity(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: Partial<GivenCity> },
  { now }: { now: Date },
): Promise<CityToEdit> {
  const admin = asAdmin(member);
  await enterTables.run(tx);
  const saved = await withRev<CityValues>(tx, {
    type: "city",
    id,
    rev,
    by: admin,
    role: "admin",
    now,
    isSample: ({ shown }) => shown["isSample"] === true,
    fields: CITY_FIELDS,
    read: async (inside) => {
      await hold.all(inside, { id });
      return cityToEdit(inside, admin, { id });
    },
    write: async (inside, before) => {
      const { names, aliases, intro, ...rules } = { ...before.values, ...changes };
      const changed = changedFields(CITY_FIELDS, before.values, { ...before.values, ...changes });
      if (changed.includes("names") || changed.includes("aliases")) {
        await writeCityNames(inside, { id, names, aliases, now });
        await indexPlaces(inside, { cityIds: [id] });
      }
      if (changed.length > 0) await writeCityIntro(inside, { id, intro, now });
      if (Object.keys(rules).some((name) => changed.includes(name)))
        await writeRules(inside, { cityId: id, ...rules }, { changed, today: countryDay(now) });
    },
  });
  return saved as CityToEdit;
}
