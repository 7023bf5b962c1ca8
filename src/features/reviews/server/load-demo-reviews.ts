import { sql } from "kysely";
import { DEMO_REVIEWS } from "#db/demo/reviews.ts";
import { subjectOfPersona } from "#db/demo/personas.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ReviewedType } from "../review.ts";
import { refreshRatings } from "./refresh-ratings.ts";

type Rows = Params<{ rows: string }>;

/** People and things of db/demo by the words it has for them. */
const personas = sql`(
  select distinct account_id as id, subject from identity join account on account.id = account_id and account.is_sample)`;
const sampleShops = sql`(
  select substr(source_key, length('sample-') + 1) as item, id from shop where is_sample)`;

const insertReviews = statement(
  "insert-reviews-of-personas",
  (_, p: Rows) => sql<{ id: number; type: ReviewedType; item: string; subject: string }>`
    with told as (
      select author.id as author_id, row.subject, row.type, row.item, target.id as target_id, row.days_ago,
        row.overall_halves, row.locale, row.text, row.aspects, row.visited, row.is_local, row.effects, row.flavours,
        bought_at.id as bought_at_id, row.state
      from jsonb_to_recordset(${p.rows}::jsonb) as row(subject text, type text, item text, days_ago integer,
        overall_halves smallint, locale text, text text, aspects jsonb, visited text, is_local boolean,
        effects text[], flavours text[], bought_at text, state text)
      join ${personas} as author on author.subject = row.subject
      join (
        select 'shop' as type, item, id from ${sampleShops} as shop
        union all select 'product', slug, id from product where is_sample
        union all select 'brand', slug, id from brand where is_sample
      ) as target on (target.type, target.item) = (row.type, row.item)
      left join ${sampleShops} as bought_at on bought_at.item = row.bought_at
    ), added as (
      insert into review (author_id, target_type, target_id, overall_halves, locale, text, aspects, visited, is_local,
        effects, flavours, bought_at_id, state, is_sample, written_at)
      select author_id, type, target_id, overall_halves, locale, text, aspects, visited, is_local, effects, flavours,
        bought_at_id, state, true, now() - make_interval(days => days_ago)
      from told
      on conflict do nothing
      returning id, author_id, target_type, target_id
    )
    select added.id, told.type, told.item, told.subject
    from added join told
      on (told.author_id, told.type, told.target_id) = (added.author_id, added.target_type, added.target_id)`,
);

const insertVotes = statement(
  "insert-votes-of-personas",
  (_, p: Rows) => sql`
    insert into review_vote (review_id, account_id)
    select row.review_id, voter.id
    from jsonb_to_recordset(${p.rows}::jsonb) as row(review_id bigint, subject text)
    join ${personas} as voter on voter.subject = row.subject
    on conflict do nothing`,
);

const insertReplies = statement(
  "insert-replies-of-personas",
  (_, p: Rows) => sql`
    insert into review_reply (review_id, author_id, text, replied_at)
    select row.review_id, speaker.id, row.text, now() - make_interval(days => row.days_ago)
    from jsonb_to_recordset(${p.rows}::jsonb) as row(review_id bigint, subject text, text text, days_ago integer)
    join ${personas} as speaker on speaker.subject = row.subject
    on conflict do nothing`,
);

/**
 * Adds what the people of db/demo say of invented shops, products and brands, with votes and answers; those who are there already,
 * and what became of their reviews, stay as they are. They go with their authors (`removeDemoPeople`).
 */
export async function loadDemoReviews(database: Database): Promise<{ addedCount: number }> {
  const added = await database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx))) return [];
    const rows = await insertReviews.all(tx, { rows: JSON.stringify(DEMO_REVIEWS.map(reviewRow)) });
    const idOf = new Map(rows.map(({ id, type, item, subject }) => [`${subject} ${type} ${item}`, id]));
    const known = DEMO_REVIEWS.flatMap((review) => {
      const id = idOf.get(`${subjectOfPersona(review.by)} ${review.type} ${review.item}`);
      return id === undefined ? [] : [{ ...review, id }];
    });
    await insertVotes.run(tx, {
      rows: JSON.stringify(
        known.flatMap(({ id, helpfulTo = [] }) =>
          helpfulTo.map((persona) => ({ review_id: id, subject: subjectOfPersona(persona) })),
        ),
      ),
    });
    await insertReplies.run(tx, {
      rows: JSON.stringify(
        known.flatMap(({ id, reply }) =>
          reply
            ? [
                {
                  review_id: id,
                  subject: subjectOfPersona(reply.by),
                  text: reply.text,
                  days_ago: reply.daysAgo,
                },
              ]
            : [],
        ),
      ),
    });
    return rows;
  });
  if (added.length > 0) await refreshRatings(database);
  return { addedCount: added.length };
}

function reviewRow({ by, daysAgo, overall, isLocal, boughtAt, ...told }: (typeof DEMO_REVIEWS)[number]) {
  return {
    subject: subjectOfPersona(by),
    days_ago: daysAgo,
    overall_halves: overall * 2,
    is_local: isLocal ?? null,
    bought_at: boughtAt ?? null,
    type: told.type,
    item: told.item,
    locale: told.locale,
    text: told.text,
    aspects: told.aspects ?? {},
    visited: told.visited ?? null,
    effects: told.effects ?? [],
    flavours: told.flavours ?? [],
    state: told.state ?? "approved",
  };
}
