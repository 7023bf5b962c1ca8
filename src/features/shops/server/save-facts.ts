import { sql } from "kysely";
import { sortName } from "#platform/text/sort-name.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { mayReplace } from "../facts.ts";
import { COLUMNS_OF_GROUP, type FactColumns, isNothingKnown, type ToldFacts } from "./fact-columns.ts";
import { indexShops } from "./index-shops.ts";
import { type KnownShop, knownShopFacts } from "./known-shop-facts.ts";
import { storeOpenTimes } from "./store-open-times.ts";
import { storeRanks } from "./store-ranks.ts";

/** For the report of a trial. */
export interface FactChange {
  slug: string;
  field: string;
  from: unknown;
  to: unknown;
}

const updateColumns = statement(
  "save-fact-columns",
  (_, p: Params<{ rows: string }>) => sql`
    update shop set
      name = row.name, sort_name = row.sort_name, kind = row.kind, street = row.street,
      house_number = row.house_number, postcode = row.postcode, city_id = row.city_id,
      municipality_id = row.municipality_id, latitude = row.latitude, longitude = row.longitude,
      former_names = row.former_names, phone = row.phone, website = row.website, email = row.email,
      socials = row.socials, opening_hours = row.opening_hours, residents = row.residents,
      id_check = row.id_check, minimum_age = row.minimum_age, membership = row.membership,
      amenities_present = row.amenities_present, amenities_absent = row.amenities_absent,
      wheelchair = row.wheelchair, step_height_cm = row.step_height_cm,
      smoking = row.smoking, vaporizer = row.vaporizer, terrace = row.terrace,
      drink_required = row.drink_required, updated_at = now()
    from jsonb_populate_recordset(null::shop, ${p.rows}::jsonb) as row
    where shop.id = row.id`,
);

const saveProvenance = statement(
  "save-fact-provenance",
  (_, p: Params<{ rows: string }>) => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, reference, confidence)
    select shop_id, fact_group, source, observed_on, reference, confidence
    from jsonb_populate_recordset(null::shop_fact, ${p.rows}::jsonb)
    on conflict (shop_id, fact_group) do update set
      source = excluded.source, observed_on = excluded.observed_on,
      reference = excluded.reference, confidence = excluded.confidence,
      confirmation_count = 0, confirmed_at = null`,
);

/** What is unknown has no source. */
const forgetProvenance = statement(
  "forget-fact-provenance",
  (_, p: Params<{ rows: string }>) => sql`
    delete from shop_fact
    using jsonb_to_recordset(${p.rows}::jsonb) as row(shop_id bigint, fact_group text)
    where shop_fact.shop_id = row.shop_id and shop_fact.fact_group = row.fact_group`,
);

const removeDepartments = statement("remove-told-departments", (db, p: Params<{ shopIds: number[] }>) =>
  db.deleteFrom("shop_department").where("shop_id", "=", sql<number>`any(${p.shopIds}::bigint[])`),
);

const addDepartments = statement(
  "add-told-departments",
  (_, p: Params<{ rows: string }>) => sql`
    insert into shop_department (shop_id, department, opening_hours)
    select shop_id, department, opening_hours
    from jsonb_to_recordset(${p.rows}::jsonb) as row(shop_id bigint, department text, opening_hours text)`,
);

/**
 * Writes what sources say about shops, a group of facts at a time with its provenance, where `mayReplace` lets it, and works out again
 * what depends on it: open times, ranks, search. Later entries meet what earlier ones of the list left. To be called in a
 * transaction that holds the lock of `lockShops`, or that of `lockShop` for the one shop.
 */
export async function saveFacts(
  tx: Database,
  told: readonly ToldFacts[],
  { now }: { now: Date },
): Promise<{ changedIds: number[]; changes: FactChange[] }> {
  const known = await knownShopFacts(tx, [...new Set(told.map(({ shopId }) => shopId))]);
  const written: Written = {
    columns: new Set(),
    hours: new Set(),
    departments: new Set(),
    facts: new Map(),
    changes: [],
  };
  for (const facts of told) {
    const shop = known.get(facts.shopId);
    if (shop && (facts.isDecided || mayReplace(shop.facts[facts.group], facts)))
      replaceFacts(shop, facts, written);
  }
  const facts = [...written.facts.values()];
  const changedIds = [
    ...new Set([...written.columns, ...written.departments, ...facts.map((fact) => fact.shop_id)]),
  ];
  if (changedIds.length === 0) return { changedIds, changes: [] };
  const shopsOf = (ids: Set<number>) => [...ids].flatMap((id) => known.get(id) ?? []);
  await updateColumns.run(tx, { rows: JSON.stringify(shopsOf(written.columns).map(rowOf)) });
  await removeDepartments.run(tx, { shopIds: [...written.departments] });
  await addDepartments.run(tx, {
    rows: JSON.stringify(shopsOf(written.departments).flatMap(departmentRows)),
  });
  await saveProvenance.run(tx, { rows: JSON.stringify(facts.filter((fact) => fact.source !== null)) });
  await forgetProvenance.run(tx, { rows: JSON.stringify(facts.filter((fact) => fact.source === null)) });
  await storeOpenTimes(tx, { shopIds: [...written.hours, ...written.departments], now });
  await storeRanks(tx, { shopIds: changedIds });
  await indexShops(tx, { shopIds: changedIds });
  return { changedIds, changes: written.changes };
}

interface FactRow {
  shop_id: number;
  fact_group: string;
  /** Null when nothing is known any more. */
  source: string | null;
  observed_on: string;
  reference: string | null;
  confidence: string;
}

/** The ids of the shops of which something has to be written, and what. */
interface Written {
  columns: Set<number>;
  hours: Set<number>;
  departments: Set<number>;
  facts: Map<string, FactRow>;
  changes: FactChange[];
}

function replaceFacts(shop: KnownShop, told: ToldFacts, written: Written): void {
  const { id, slug, columns } = shop;
  for (const [column, value] of Object.entries(told.columns) as [keyof FactColumns, never][]) {
    if (isSame(columns[column], value)) continue;
    written.changes.push({ slug, field: column, from: columns[column], to: value });
    columns[column] = value;
    written.columns.add(id);
    if (column === "opening_hours") written.hours.add(id);
  }
  if (told.departments && !isSame(shop.departments, inOrder(told.departments))) {
    written.changes.push({ slug, field: "departments", from: shop.departments, to: told.departments });
    shop.departments = inOrder(told.departments);
    written.departments.add(id);
  }
  const isKnown =
    COLUMNS_OF_GROUP[told.group].some((column) => !isNothingKnown(columns[column])) ||
    (told.group === "hours" && shop.departments.length > 0);
  setProvenance(shop, told, isKnown, written);
}

function setProvenance(shop: KnownShop, told: ToldFacts, isKnown: boolean, written: Written): void {
  const { group, source, observedOn, reference = null, confidence } = told;
  const before = shop.facts[group];
  if (!isKnown) {
    if (!before) return;
    delete shop.facts[group];
  } else {
    const isUnchanged =
      before?.source === source &&
      before.observedOn === observedOn &&
      (before.reference ?? null) === reference &&
      before.confidence === confidence;
    // What was confirmed is not what is decided now.
    if (isUnchanged && !(told.isDecided && before.confirmationCount > 0)) return;
    shop.facts[group] = {
      source,
      observedOn,
      reference,
      confidence,
      confirmationCount: 0,
      confirmedAt: null,
    };
  }
  written.facts.set(`${shop.id} ${group}`, {
    shop_id: shop.id,
    fact_group: group,
    source: isKnown ? source : null,
    observed_on: observedOn,
    reference,
    confidence,
  });
}

function inOrder(departments: KnownShop["departments"]): KnownShop["departments"] {
  return departments
    .map(({ department, openingHours }) => ({ department, openingHours }))
    .toSorted((a, b) => (a.department < b.department ? -1 : 1));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function rowOf({ id, columns }: KnownShop) {
  return { id, ...columns, sort_name: sortName(columns.name) };
}

function departmentRows({ id, departments }: KnownShop) {
  return departments.map(({ department, openingHours }) => ({
    shop_id: id,
    department,
    opening_hours: openingHours,
  }));
}
