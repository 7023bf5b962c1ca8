import { sql } from "kysely";
import { GENERATED_SUBJECT } from "#features/social/server/generate-people.ts";
import { analyzeTables } from "#platform/database/analyze-tables.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { refreshRatings } from "./refresh-ratings.ts";

/** Scale 1 (contract.md, `generate`): a million reviews by 200,000 people. */
const PEOPLE_AT_SCALE_1 = 200_000;
const REVIEWS_PER_PERSON = 5;
const PEOPLE_PER_SHOP = 20;
const PEOPLE_PER_PRODUCT = 200_000 / 60_000;
const PEOPLE_PER_BRAND = 200_000 / 600;
/** A batch of people is a transaction. */
const BATCH = 5000;

interface Batch {
  from: number;
  to: number;
  now: Date;
}

const people = sql`
  select substr(subject, ${sql.lit(GENERATED_SUBJECT.length + 1)})::bigint as number, account_id as id
  from identity where starts_with(subject, ${sql.lit(GENERATED_SUBJECT)})`;

/** Chance that is the same on every machine, as in generate-people.ts. */
const lot = (number: string, place: string) => sql`
  ((${sql.ref(number)} * 1103515245 + ${sql.ref(place)} * 362437 + 12345) % 2147483648 / 1024)`;

// Of what there is for so many people, so that the first ones have the most; at least so many as one person reviews.
const upTo = (perItem: number, least: number) => sql`
  greatest(${sql.lit(least)}, floor(1 + person.number / ${sql.lit(perItem)}::float8)::bigint)`;

/** Two of shops, two of products, one of a brand: the second is of another than the first, so that none is lost. */
const insertReviews = statement(
  "insert-generated-reviews",
  (_, p: Params<Batch>) => sql`
    with drawn as (
      select person.id as author_id, person.number, place, ${lot("person.number", "place")} as lot,
        case when place <= 2 then 'shop' when place <= 4 then 'product' else 'brand' end as type,
        case when place <= 2 then ${upTo(PEOPLE_PER_SHOP, 2)} when place <= 4 then ${upTo(PEOPLE_PER_PRODUCT, 2)}
          else ${upTo(PEOPLE_PER_BRAND, 1)} end as most
      from (${people}) as person, generate_series(1, ${sql.lit(REVIEWS_PER_PERSON)}) as place
      where person.number >= ${p.from}::bigint and person.number < ${p.to}::bigint
    ), chosen as (
      select drawn.author_id, drawn.number, drawn.place, drawn.lot, drawn.type,
        case when drawn.place in (2, 4) then (first.lot % drawn.most + 1 + drawn.lot % (drawn.most - 1)) % drawn.most
          else drawn.lot % drawn.most end as item_number
      from drawn
      left join drawn as first on first.number = drawn.number and first.place = drawn.place - 1
    )
    insert into review (author_id, target_type, target_id, overall_halves, aspects, text, locale, visited, is_local,
      state, is_sample, written_at)
    select chosen.author_id, chosen.type, item.id,
      (array[10, 9, 8, 8, 10, 7, 6, 9, 4, 8, 2, 9, 10, 5])[1 + chosen.lot % 14]::smallint,
      case chosen.lot % 3
        when 0 then '{}'::jsonb
        else jsonb_build_object(case chosen.type when 'shop' then 'staff' else 'taste' end, 1 + chosen.lot % 5)
      end,
      case when chosen.lot % 5 = 0 then ''
        else (array['Goede koffie en vriendelijke mensen', 'Quiet in the morning, busy after nine', 'Gemütlich, aber voll',
            'Precies wat er op het menu stond', 'Would come back for the window seat', 'Een beetje duur, wel lekker',
            'Nothing special, nothing wrong'])[1 + chosen.lot % 7]
          || '. ' || chosen.number || '/' || chosen.place || '.' end,
      (array['nl', 'en', 'de', 'nl', 'en', 'nl', 'en'])[1 + chosen.lot % 7],
      (array['thisMonth', 'lastMonth', 'earlier', null])[1 + chosen.lot % 4],
      case chosen.lot % 3 when 0 then true when 1 then false end,
      case when chosen.lot % 997 = 0 then 'pending' else 'approved' end, false,
      ${p.now}::timestamptz - make_interval(days => (chosen.lot % 1200)::int, mins => (chosen.lot % 1440)::int)
    from chosen
    join (
      select 'product' as type, row_number() over (order by id) - 1 as number, id
      from product where starts_with(slug, 'generated-')
      union all
      select 'shop', row_number() over (order by id) - 1, id from shop where starts_with(source_key, 'generated-')
      union all
      select 'brand', row_number() over (order by id) - 1, id from brand where starts_with(slug, 'generated-')
    ) as item on (item.type, item.number) = (chosen.type, chosen.item_number)
    on conflict do nothing`,
);

// One in three helped somebody, who came before its author.
const insertVotes = statement(
  "insert-generated-votes",
  (_, p: Params<Batch>) => sql`
    insert into review_vote (review_id, account_id)
    select review.id, voter.id
    from (${people}) as person
    join review on review.author_id = person.id and review.state = 'approved'
    join (${people}) as voter
      on voter.number = (person.number * 7919 + review.target_id * 104729) % nullif(person.number, 0)
    where person.number >= ${p.from}::bigint and person.number < ${p.to}::bigint
      and (person.number + review.target_id) % 3 = 0
    on conflict do nothing`,
);

interface GenerateReviewsOptions {
  /** 1 is a million reviews. */
  scale: number;
  now: Date;
  onProgress?: (line: string) => void;
}

/**
 * Adds reviews by the people of `generatePeople` for measuring, which behave like real ones and are the same on every machine but for
 * their day. Generating again changes nothing; they go with their authors.
 */
export async function generateReviews(
  database: Database,
  { scale, now, onProgress = () => {} }: GenerateReviewsOptions,
): Promise<{ reviewCount: number }> {
  const peopleCount = Math.round(PEOPLE_AT_SCALE_1 * scale);
  let reviewCount = 0;
  for (let from = 0; from < peopleCount; from += BATCH) {
    const batch = { from, to: Math.min(from + BATCH, peopleCount), now };
    await database.transaction(async (tx) => {
      reviewCount += await insertReviews.run(tx, batch);
      await insertVotes.run(tx, batch);
    });
    onProgress(`${batch.to * REVIEWS_PER_PERSON} of ${peopleCount * REVIEWS_PER_PERSON} reviews`);
  }
  await analyzeTables(database);
  const { changedCount } = await refreshRatings(database);
  onProgress(`${changedCount} ratings`);
  return { reviewCount };
}
