import { sql } from "kysely";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { nameSkeleton } from "#features/accounts/server/name-skeleton.ts";
import { ANALYZE_TABLES, analyzeTables } from "#platform/database/analyze-tables.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/** Scale 1 (contract.md, `generate`). */
const PEOPLE_AT_SCALE_1 = 200_000;
const PEOPLE_PER_SHOP = 20;
const PEOPLE_PER_PRODUCT = 200_000 / 60_000;
const PEOPLE_PER_BRAND = 200_000 / 600;
/** A batch is a transaction. */
const BATCH = 5000;

/** How the ids of their identities begin: those of Google and Discord are numbers, and a name is anybody's. */
export const GENERATED_SUBJECT = "generated-";

const FIRST_NAMES =
  "Abel Bente Cas Dirkje Evert Femke Gijs Hanneke Ids Jikke Koen Lotte Mees Nienke Okke Pleun Quinten Roos Sipke Tjitske Ubbo Veerle Wiebe Yfke".split(
    " ",
  );
const LAST_NAMES =
  "Bries Dauw Eikel Fazant Gans Hagel Iep Jol Kluut Lork Mus Nevel Otter Pluim Riet Sneeuw Taling Uil Veen Wulp Zwaluw".split(
    " ",
  );

const insertPeople = statement(
  "insert-generated-people",
  (_, p: Params<{ numbers: number[]; names: string[]; skeletons: string[] }>) => sql<{ id: number }>`
    with person as (
      select number, name, skeleton
      from unnest(${p.numbers}::int[], ${p.names}::text[], ${p.skeletons}::text[]) as person(number, name, skeleton)
    ), added as (
      insert into account (url, name, name_skeleton, default_picture, locale, onboarding_step)
      select 'generated-' || number, name, skeleton, 1 + number % 5, 'nl', null from person
      on conflict do nothing
      returning id, url
    ), known as (
      insert into identity (provider, subject, account_id) select 'google', url, id from added
    )
    select id from added order by id`,
);

interface Batch {
  from: number;
  to: number;
}

/** Generated people by their numbers. */
const people = sql`
  select substr(subject, ${sql.lit(GENERATED_SUBJECT.length + 1)})::bigint as number, account_id as id
  from identity where starts_with(subject, ${sql.lit(GENERATED_SUBJECT)})`;

/**
 * Each person of a batch with so many lots. A lot is always the same for the same person and place, whatever machine draws it, and
 * looks like chance: the multiplier of a linear congruential generator.
 */
const lots = ({ from, to }: Params<Batch>, most: number) => sql`
  select person.id, person.number, place,
    (person.number * 1103515245 + place * 362437 + 12345) % 2147483648 / 1024 as lot
  from (${people}) as person, generate_series(1, ${sql.lit(most)}) as place
  where person.number >= ${from}::bigint and person.number < ${to}::bigint and place <= person.number % ${sql.lit(most + 1)}`;

// Whoever comes is befriended by some who are there: so a smaller scale is the beginning of a larger one. One in eight only asked.
const insertFriends = statement(
  "insert-generated-friends",
  (_, p: Params<Batch>) => sql`
    insert into friend_edge (lo, hi, lo_req, hi_req)
    select least(drawn.id, other.id), greatest(drawn.id, other.id),
      drawn.id < other.id or drawn.lot % 8 > 0, drawn.id > other.id or drawn.lot % 8 > 0
    from (${lots(p, 10)}) as drawn join (${people}) as other on other.number = drawn.lot % nullif(drawn.number, 0)
    on conflict do nothing`,
);

// Of what there is for so many people, so that the first ones are the most liked.
const upTo = (perItem: number) => sql`(1 + drawn.number / ${sql.lit(perItem)}::float8)::bigint`;

const insertFollows = statement(
  "insert-generated-follows",
  (_, p: Params<Batch>) => sql`
    insert into shop_follow (account_id, shop_id)
    select drawn.id, item.id
    from (${lots(p, 8)}) as drawn
    join (
      select row_number() over (order by id) - 1 as number, id from shop where starts_with(source_key, 'generated-')
    ) as item on item.number = drawn.lot % ${upTo(PEOPLE_PER_SHOP)}
    on conflict do nothing`,
);

const insertLikes = statement(
  "insert-generated-likes",
  (_, p: Params<Batch>) => sql`
    insert into liking (account_id, type, target_id)
    select drawn.id, item.type, item.id
    from (
      select drawn.id, case when place <= 4 then 'product' when place <= 6 then 'shop' else 'brand' end as type,
        case when place <= 4 then lot % ${upTo(PEOPLE_PER_PRODUCT)}
          when place <= 6 then lot % ${upTo(PEOPLE_PER_SHOP)} else lot % ${upTo(PEOPLE_PER_BRAND)} end as item_number
      from (${lots(p, 7)}) as drawn
    ) as drawn
    join (
      select 'product' as type, row_number() over (order by id) - 1 as number, id
      from product where starts_with(slug, 'generated-')
      union all
      select 'shop', row_number() over (order by id) - 1, id from shop where starts_with(source_key, 'generated-')
      union all
      select 'brand', row_number() over (order by id) - 1, id from brand where starts_with(slug, 'generated-')
    ) as item on (item.type, item.number) = (drawn.type, drawn.item_number)
    on conflict do nothing`,
);

interface GeneratePeopleOptions {
  /** 1 is 200,000 people. */
  scale: number;
  onProgress?: (line: string) => void;
}

/**
 * Adds invented people for measuring, with friends, follows and likes, which behave like real ones and are the same on every
 * machine; a smaller scale is the beginning of a larger one. The generated shops and products must be there. Generating again
 * changes nothing; `removeDemoPeople` takes them away.
 */
export async function generatePeople(
  database: Database,
  { scale, onProgress = () => {} }: GeneratePeopleOptions,
): Promise<{ peopleCount: number }> {
  const peopleCount = Math.round(PEOPLE_AT_SCALE_1 * scale);
  const batches = Array.from({ length: Math.ceil(peopleCount / BATCH) }, (_, place) => ({
    from: place * BATCH,
    to: Math.min((place + 1) * BATCH, peopleCount),
  }));
  for (const batch of batches) {
    await database.transaction(async (tx) => {
      const added = await insertPeople.all(tx, inventedPeople(batch));
      await indexAccounts(tx, { accountIds: added.map(({ id }) => id) });
    });
    onProgress(`${batch.to} of ${peopleCount} people`);
  }
  // The planner takes an empty table for one that stays empty.
  await analyzeTables(database);
  for (const batch of batches) {
    await database.transaction(async (tx) => {
      for (const insert of [insertFriends, insertFollows, insertLikes]) await insert.run(tx, batch);
    });
    onProgress(`${batch.to} of ${peopleCount} people have friends, follows and likes`);
  }
  await enqueue(database, ANALYZE_TABLES, {}, { jobKey: ANALYZE_TABLES });
  return { peopleCount };
}

function inventedPeople({ from, to }: Batch) {
  const numbers = Array.from({ length: to - from }, (_, place) => from + place);
  const names = numbers.map((number) => {
    const first = FIRST_NAMES[number % FIRST_NAMES.length];
    const last = LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length];
    return `${first} ${last} ${number}`;
  });
  return { numbers, names, skeletons: names.map(nameSkeleton) };
}
