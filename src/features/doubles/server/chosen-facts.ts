import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

// Where a group of facts about a shop is known from goes with the facts: nobody has seen what the one says at the other. With its
// hours go those of its parts, which are told together.

/** Of the row `shop_fact`. */
const DEPARTMENTS = sql`coalesce((
  select jsonb_agg(jsonb_build_object('department', department, 'hours', opening_hours) order by department)
  from shop_department where shop_department.shop_id = shop_fact.shop_id and fact_group = 'hours'), '[]')`;

const read = statement(
  "facts-of-shop-in-pair",
  (_, p: Params<{ id: number; groups: string[] }>) => sql<{ facts: object }>`
    select coalesce(jsonb_object_agg(fact_group, to_jsonb(shop_fact) || jsonb_build_object('departments', ${DEPARTMENTS})), '{}') as facts
    from shop_fact where shop_id = ${p.id} and fact_group = any(${p.groups}::text[])`,
);

const forget = statement(
  "forget-facts-of-shop-in-pair",
  (_, p: Params<{ id: number; groups: string[] }>) => sql`
    with departments as (
      delete from shop_department where shop_id = ${p.id} and 'hours' = any(${p.groups}::text[])
    )
    delete from shop_fact where shop_id = ${p.id} and fact_group = any(${p.groups}::text[])`,
);

const write = statement(
  "write-facts-of-shop-in-pair",
  (_, p: Params<{ id: number; facts: string }>) => sql`
    with departments as (
      insert into shop_department (shop_id, department, opening_hours)
      select ${p.id}, department, hours
      from jsonb_to_recordset(jsonb_path_query_array(${p.facts}::jsonb, '$[*].departments[*]')) as told (department text, hours text)
    )
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence, confirmation_count, confirmed_at, reference)
    select ${p.id}, fact_group, source, observed_on, confidence, confirmation_count, confirmed_at, reference
    from jsonb_populate_recordset(null::shop_fact, ${p.facts}::jsonb)`,
);

interface KeptFacts {
  /** By the name of the group. */
  stoodFacts: Record<string, object>;
  becameFacts: Record<string, object>;
}

async function factsOf(tx: Database, id: number, groups: string[]): Promise<Record<string, object>> {
  return ((await read.first(tx, { id, groups }))?.facts ?? {}) as Record<string, object>;
}

/** The winner takes where these groups are known from, of the loser. */
export async function takeFacts(
  tx: Database,
  { winnerId, loserId, taken }: { winnerId: number; loserId: number; taken: readonly string[] },
): Promise<KeptFacts> {
  const groups = [...taken];
  if (groups.length === 0) return { stoodFacts: {}, becameFacts: {} };
  const stoodFacts = await factsOf(tx, winnerId, groups);
  const theirs = await factsOf(tx, loserId, groups);
  await forget.run(tx, { id: winnerId, groups });
  await write.run(tx, { id: winnerId, facts: JSON.stringify(Object.values(theirs)) });
  return { stoodFacts, becameFacts: await factsOf(tx, winnerId, groups) };
}

/** Groups of which nobody has said anything since are known from where they were. */
export async function putFactsBack(
  tx: Database,
  { winnerId, stoodFacts, becameFacts }: KeptFacts & { winnerId: number },
): Promise<void> {
  const all = [...new Set([...Object.keys(stoodFacts), ...Object.keys(becameFacts)])];
  const now = await factsOf(tx, winnerId, all);
  const groups = all.filter((group) => JSON.stringify(now[group]) === JSON.stringify(becameFacts[group]));
  await forget.run(tx, { id: winnerId, groups });
  const back = Object.fromEntries(Object.entries(stoodFacts).filter(([group]) => groups.includes(group)));
  await write.run(tx, { id: winnerId, facts: JSON.stringify(Object.values(back)) });
}
