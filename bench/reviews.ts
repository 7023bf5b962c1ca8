import { addMember } from "#features/accounts/server/people.test-support.ts";
import { generateReviews } from "#features/reviews/server/generate-reviews.ts";
import { reviewsOf } from "#features/reviews/server/reviews-of.ts";
import { addTrusted, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { tellOfReview } from "#features/reviews/server/tell-of-review.ts";
import { ALL_REVIEWS } from "#features/reviews/reviews-query.ts";
import type { ReviewsQuery, ReviewTarget } from "#features/reviews/review.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { generatePeople } from "#features/social/server/generate-people.ts";
import { type Country, withCountry } from "./support/country.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";
import { medianWait, watched } from "./support/waits.ts";

/** 1,000 shops, 20,000 people and 100,000 reviews. */
const SCALE = 0.1;
const FRIENDS = 6;
const REVIEWS_WRITTEN = 200;
/** A connection plans a prepared statement again in its first five runs. */
const NOT_COUNTED = 20;

/** How long somebody who writes a review waits for the database, and how long whoever reads those of something that has a thousand. */
export async function reviews(say: Say): Promise<Measurement[]> {
  return withCountry(async (country) => {
    const { database } = country;
    const options = { scale: SCALE, now: new Date() };
    say(`Growing everything to scale ${SCALE}`);
    await country.grow(SCALE);
    await generatePeople(database, options);
    await generateReviews(database, options);
    const many = await aboutThousand(country);
    say(`Reading the ${many.count} reviews of one thing`);
    const read = await readWaits(country, many.target);
    say(`Writing ${REVIEWS_WRITTEN} reviews`);
    const written = await writtenMs(country);
    const floor = read["select 1"] ?? Number.NaN;
    const lines = Object.entries({ ...read, ...written }).filter(([what]) => what !== "select 1");
    return lines.map(([what, measured]) => ({
      what: what.startsWith("page") ? `${what}, of ${many.count} reviews` : what,
      measured,
      unit: "ms",
      floor,
    }));
  });
}

/** At this scale brands have the most. */
async function aboutThousand({
  database: { pool },
}: Country): Promise<{ target: ReviewTarget; count: number }> {
  const { rows } = await pool.query<{ type: ReviewTarget["type"]; id: string; count: number }>(
    `select target_type as type, target_id as id, count(*)::integer as count from review
     where state = 'approved' group by 1, 2 order by abs(count(*) - 1000), target_id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error("Nothing has reviews");
  return { target: { type: row.type, id: Number(row.id) }, count: row.count };
}

async function readWaits(country: Country, target: ReviewTarget): Promise<Record<string, number>> {
  const database = watched(country.database);
  const { accountId } = await addMember(country.database);
  const one = { name: "one", text: "select 1", values: [], isRead: true };
  const wait = (asked: Partial<ReviewsQuery> = {}, viewerId: number | null = null) =>
    medianWait(database, () =>
      reviewsOf(database, { target, viewerId, query: { ...ALL_REVIEWS, ...asked } }),
    );
  return {
    "select 1": await medianWait(database, () => database.execute(one)),
    "page 1 by helpfulness": await wait(),
    "page 1 for somebody signed in": await wait({}, accountId),
    "page 1, newest first": await wait({ sort: "newest" }),
    "page 20, newest first": await wait({ sort: "newest", page: 20 }),
    "page 1 in German": await wait({ lang: "de" }),
  };
}

/** Each by somebody else, of another shop, with friends of their own. */
async function writtenMs({ database }: Country): Promise<Record<string, number>> {
  const { rows: shops } = await database.pool.query<{ id: string }>(
    "select id from shop where starts_with(source_key, 'generated-') order by hashint8(id) limit $1",
    [REVIEWS_WRITTEN],
  );
  const spent: Record<"written" | "told", number[]> = { written: [], told: [] };
  for (const { id } of shops) {
    const author = await addTrusted(database);
    for (let count = 0; count < FRIENDS; count++) {
      const friend = await addMember(database);
      await befriendUser(database, author, { userId: friend.accountId });
      await befriendUser(database, friend, { userId: author.accountId });
    }
    const target = { type: "shop", id: Number(id) } as const;
    const text = `Rustig, en de koffie is goed. Nummer ${id}.`;
    const startedAt = performance.now();
    const { reviewId } = await write(database, author, { target, said: { text } });
    const writtenAt = performance.now();
    await tellOfReview(database, { reviewId });
    spent.written.push(writtenAt - startedAt);
    spent.told.push(performance.now() - writtenAt);
  }
  return {
    "a review that appears at once, with its rating": median(spent.written.slice(NOT_COUNTED)),
    [`the task that tells ${FRIENDS} friends of it`]: median(spent.told.slice(NOT_COUNTED)),
  };
}
