import { sql } from "kysely";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addTrusted } from "#features/reviews/server/small-reviews.test-support.ts";
import { signedIn } from "#features/accounts/server/people.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { call, Person } from "./people.ts";
import { peopleOf } from "./people.ts";

const VOTERS = 100;
/** Each of them presses so often, in both processes. */
const PRESSES = 3;
const TRIES = 50;
const WRITERS = 40;
const ROUNDS = 6;

type Press = (turn: number, person: Person, name: string, body: object) => ReturnType<typeof call>;

const figures = statement(
  "review-figures-in-races",
  () => sql<{ reviews: number; votes: number; wrongRatings: number; counted: number }>`
    select (select count(*)::int from review) as reviews, (select count(*)::int from review_vote) as votes,
      (select coalesce(sum(review_count), 0)::int from rating) as counted,
      (select count(*)::int from rating
        left join judged_rating as judged
          on judged.target_type = rating.target_type and judged.target_id = rating.target_id
        where (rating.review_count, rating.hundredths)
          is distinct from (coalesce(judged.review_count, 0), judged.hundredths)) as "wrongRatings"`,
);

const shown = statement(
  "count-shown-reviews-in-races",
  () => sql<{ count: number }>`select count(*)::int as count from review where state = 'approved'`,
);

/** Somebody whose reviews are shown at once. */
async function writer(database: Database, name: string): Promise<Person> {
  const member = await addTrusted(database, { name });
  return { id: member.accountId, headers: await signedIn(database, member) };
}

/**
 * Votes for one review, reviews of one person, and then everything that can be done to reviews, at once in both processes: a vote counts
 * once, there is one review a person, and the rating is what a recount says.
 */
export async function raceForReviews(
  database: Database,
  { press, shopId }: { press: Press; shopId: string },
) {
  const target = { targetType: "shop", targetId: shopId };
  const one = await writer(database, "Schrijver");
  const sent = await Promise.all(
    Array.from({ length: TRIES }, (_, turn) =>
      press(turn, one, "addreview", { ...target, overall: 4, text: `Poging nummer ${turn}` }),
    ),
  );
  const kept = sent.filter(({ status }) => status === 200);
  const afterTries = await figures.first(database);
  const { reviewId } = (kept[0]?.answer ?? {}) as { reviewId?: string };

  const voters = await peopleOf(database, VOTERS, "Stem");
  await Promise.all(
    voters.flatMap((voter) =>
      Array.from({ length: PRESSES }, (_, turn) =>
        press(turn, voter, "helpfulreview", { reviewId, helpful: true }),
      ),
    ),
  );
  const afterVotes = await figures.first(database);

  await mixOfWrites(database, press, target);
  const afterMix = await figures.first(database);
  const told = {
    keptOfTries: kept.length,
    reviewsOfOne: afterTries?.reviews,
    votes: afterVotes?.votes,
    shownAfterMix: (await shown.first(database))?.count,
    countedAfterMix: afterMix?.counted,
    wrongRatings: afterMix?.wrongRatings,
  };
  const isGood =
    told.keptOfTries === 1 &&
    told.reviewsOfOne === 1 &&
    told.votes === VOTERS &&
    told.wrongRatings === 0 &&
    told.countedAfterMix === told.shownAfterMix;
  return { told, isGood };
}

async function mixOfWrites(database: Database, press: Press, target: object): Promise<void> {
  const writers: Person[] = [];
  for (let number = 0; number < WRITERS; number++) writers.push(await writer(database, `Mix ${number}`));
  const admin = await writer(database, "Beheerder");
  await grantRole(database, { accountId: admin.id, role: "admin", item: null });
  const known = new Map<Person, { reviewId: string; rev: number }>();

  /** Writes it, changes it, withdraws it, writes it again; whatever is not possible just now is refused, and no matter. */
  async function step(person: Person, turn: number, round: number): Promise<void> {
    const review = known.get(person);
    const overall = 1 + ((turn + round) % 9) / 2;
    const act = (turn * 7 + round * 3) % 5;
    if (!review || act === 0)
      return remember(await press(turn, person, "addreview", { ...target, overall, text: "" }));
    if (act === 1) return void (await press(turn, person, "deletereview", { reviewId: review.reviewId }));
    if (act === 2) {
      const reason = { reason: "fake", explanation: "It was never there." };
      return void (await press(turn, admin, "approvereview", {
        reviewId: review.reviewId,
        approve: false,
        ...reason,
      }));
    }
    return remember(await press(turn, person, "editreview", { ...review, overall, text: "" }));

    function remember({ status, answer }: Awaited<ReturnType<Press>>): void {
      if (status !== 200) return;
      const { reviewId, rev } = answer as { reviewId: string; rev: number };
      known.set(person, { reviewId, rev });
    }
  }

  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(writers.map((person, turn) => step(person, turn + round, round)));
}
