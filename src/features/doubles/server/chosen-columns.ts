import { sql } from "kysely";
import { COLUMNS_OF_GROUP } from "#features/shops/server/fact-columns.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { DOUBLE_KINDS, type DoubleKind } from "../double.ts";

/** The columns of each field that a winner may take from the other. */
const COLUMNS: Record<DoubleKind, Readonly<Record<string, readonly string[]>>> = {
  strain: {
    name: ["name", "sort_name"],
    breeder: ["breeder_id"],
    marketedAs: ["marketed_as"],
    effects: ["effects"],
    flavours: ["flavours"],
    terpenes: ["terpenes"],
    potency: ["thc_permille", "cbd_permille"],
  },
  product: {
    name: ["name", "sort_name"],
    description: ["description"],
    // All that one label says.
    potency: [
      "thc_permille",
      "cbd_permille",
      "potency_method",
      "potency_observed_on",
      "milligrams_per_piece",
      "pieces_per_pack",
      "thc_micrograms_per_piece",
      "thc_micrograms_per_pack",
    ],
  },
  brand: {
    name: ["name", "sort_name"],
    kind: ["kind"],
    note: ["note"],
    description: ["description"],
    // With whose word they are: by these somebody may prove that the brand is theirs.
    contact: ["website", "email", "phone", "source", "observed_on"],
  },
  shop: {
    listing: [...COLUMNS_OF_GROUP.listing, "sort_name"],
    contact: COLUMNS_OF_GROUP.contact,
    hours: COLUMNS_OF_GROUP.hours,
    access: COLUMNS_OF_GROUP.access,
    consumption: COLUMNS_OF_GROUP.consumption,
    amenities: COLUMNS_OF_GROUP.amenities,
    about: ["description", "logo_id"],
  },
};

type Take = Params<{ winnerId: number; loserId: number; taken: string[] }>;
type PutBack = Params<{ id: number; stood: string; became: string }>;

/** What goes by several names: the winner by all those of both. */
const HAS_ALIASES: ReadonlySet<DoubleKind> = new Set(["strain", "product"]);

const ALL_NAMES = sql`array(
  select distinct called from unnest(item.aliases || loser.aliases || array[item.name, loser.name]) as called
  where called <> case when 'name' = any(taken.fields) then loser.name else item.name end
  order by called)`;

function statementsOf(kind: DoubleKind) {
  const table = sql.table(kind);
  const columns = Object.values(COLUMNS[kind]).flat();
  const all = HAS_ALIASES.has(kind) ? [...columns, "aliases"] : columns;
  const chosen = Object.entries(COLUMNS[kind]).flatMap(([field, names]) =>
    names.map((name) => {
      const [mine, theirs] = [sql.ref(`item.${name}`), sql.ref(`loser.${name}`)];
      return sql`${sql.ref(name)} = case when ${sql.lit(field)} = any(taken.fields) then ${theirs} else ${mine} end`;
    }),
  );
  if (HAS_ALIASES.has(kind)) chosen.push(sql`aliases = ${ALL_NAMES}`);
  const asJson = all.map((name) => sql`${sql.lit(name)}, item.${sql.ref(name)}`);
  const back = all.map((name) => {
    const [now, then] = [
      sql.ref(`item.${name}`),
      sql`(jsonb_populate_record(null::${table}, ${sql.ref("kept.stood")}))`,
    ];
    const isUntouched = sql`to_jsonb(item) -> ${sql.lit(name)} = kept.became -> ${sql.lit(name)}`;
    return sql`${sql.ref(name)} = case when ${isUntouched} then ${then}.${sql.ref(name)} else ${now} end`;
  });
  return {
    read: statement(
      `columns-of-${kind}-in-pair`,
      (_, p: Params<{ id: number }>) => sql<{ columns: object }>`
        select jsonb_build_object(${sql.join(asJson)}) as columns from ${table} as item where item.id = ${p.id}`,
    ),
    take: statement(
      `take-columns-of-${kind}`,
      (_, p: Take) => sql`
        update ${table} as item set ${sql.join(chosen)}
        from ${table} as loser, (select ${p.taken}::text[] as fields) as taken
        where item.id = ${p.winnerId} and loser.id = ${p.loserId}`,
    ),
    putBack: statement(
      `put-back-columns-of-${kind}`,
      (_, p: PutBack) => sql`
        update ${table} as item set ${sql.join(back)}
        from (select ${p.stood}::jsonb as stood, ${p.became}::jsonb as became) as kept
        where item.id = ${p.id}`,
    ),
  };
}

const STATEMENTS = Object.fromEntries(DOUBLE_KINDS.map((kind) => [kind, statementsOf(kind)])) as Record<
  DoubleKind,
  ReturnType<typeof statementsOf>
>;

const gained = (kind: DoubleKind) =>
  statement(
    `count-names-gained-by-${kind}`,
    (_, p: Params<{ loserIds: number[]; winnerIds: number[] }>) => sql<{ place: number; count: number }>`
      select two.place::integer as place, cardinality(${ALL_NAMES}) - cardinality(item.aliases) as count
      from unnest(${p.loserIds}::bigint[], ${p.winnerIds}::bigint[]) with ordinality as two(loser_id, winner_id, place)
      join ${sql.table(kind)} as item on item.id = two.winner_id
      join ${sql.table(kind)} as loser on loser.id = two.loser_id
      cross join (select '{}'::text[] as fields) as taken`,
    { isRead: true },
  );

/** How many names more a winner goes by. */
export const COUNT_NAMES_GAINED: Partial<Record<DoubleKind, ReturnType<typeof gained>>> = Object.fromEntries(
  [...HAS_ALIASES].map((kind) => [kind, gained(kind)]),
);

interface TakenFields {
  winnerId: number;
  loserId: number;
  taken: readonly string[];
}

/** @returns the columns of the winner before and after */
export async function takeFields(tx: Database, kind: DoubleKind, { winnerId, loserId, taken }: TakenFields) {
  const { read, take } = STATEMENTS[kind];
  const stood = (await read.first(tx, { id: winnerId }))?.columns ?? {};
  await take.run(tx, { winnerId, loserId, taken: [...taken] });
  const became = (await read.first(tx, { id: winnerId }))?.columns ?? {};
  return { stood, became };
}

/** What nobody has edited since stands as before. */
export async function putFieldsBack(
  tx: Database,
  kind: DoubleKind,
  { winnerId, stood, became }: { winnerId: number; stood: object; became: object },
): Promise<void> {
  const kept = { stood: JSON.stringify(stood), became: JSON.stringify(became) };
  await STATEMENTS[kind].putBack.run(tx, { id: winnerId, ...kept });
}
