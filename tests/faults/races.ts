import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { statement } from "#platform/database/statement.ts";
import { startSite } from "../support/journeys-site.ts";
import { call, peopleOf } from "./people.ts";
import { raceForReviews } from "./race-for-reviews.ts";
import { tell } from "./site.ts";

// Two app processes on one database, and people who press at the same moment in both: whatever comes first, two who ask each other
// are friends with one notice each, who follows a shop a thousand times follows it once, a name is somebody's alone, and reviews are
// counted once (race-for-reviews.ts).

const PAIRS = 1000;
const AT_ONCE = 100;
const FOLLOWS = 1000;
const CLAIMS = 100;
const NAMES = ["Tulpenbol", "TULPENBOL", "Tulpen Bol", "Tu1penbol", "Tulpénbol"];

const folder = await mkdtemp(join(tmpdir(), "highstreet-races-"));
const server = await startEmbedded({ dataDir: folder });
// Without the invented people, who have friends and follow shops already.
const settings = { DATABASE_URL: server.url, LOG_LEVEL: "warn", DEMO: "0" };
const first = await startSite({ dataDir: join(folder, "first"), settings });
const second = await startSite({ dataDir: join(folder, "second"), settings });
const origins = [first.origin, second.origin];
const database = openDatabase({ connection: server.url, statementTimeoutMs: 30_000 });
const originOf = (turn: number) => origins[turn % origins.length] ?? "";
const statuses: Record<string, number> = {};

async function press(turn: number, person: Parameters<typeof call>[1], name: string, body: object) {
  const answered = await call(originOf(turn), person, name, body);
  const key = `${name} ${answered.status}`;
  statuses[key] = (statuses[key] ?? 0) + 1;
  return answered;
}

const [left, right] = [await peopleOf(database, PAIRS, "Links"), await peopleOf(database, PAIRS, "Rechts")];
for (let from = 0; from < PAIRS; from += AT_ONCE) {
  await Promise.all(
    left.slice(from, from + AT_ONCE).flatMap((one, at) => {
      const other = right[from + at];
      if (!other) return [];
      return [
        press(at, one, "befrienduser", { userId: String(other.id) }),
        press(at + 1, other, "befrienduser", { userId: String(one.id) }),
      ];
    }),
  );
}
const friends = statement(
  "count-friends-in-races",
  () => sql<{ pairs: number; friends: number; notices: number; recipients: number }>`
    select (select count(*)::int from friend_edge) as pairs,
      (select count(*)::int from friend_edge where lo_req and hi_req) as friends,
      (select count(*)::int from notice where withdrawn_at is null) as notices,
      (select count(distinct recipient_id)::int from notice where withdrawn_at is null) as recipients`,
);
const met = await friends.first(database);

const [follower] = await peopleOf(database, 1, "Volger");
const [shop] = (await (await fetch(`${first.origin}/api/getshops?sliceStart=0&sliceAmount=1`)).json()) as {
  _id: string;
}[];
const followers = statement(
  "count-followers-in-races",
  () => sql<{ count: number }>`select count(*)::int as count from shop_follow`,
);
if (!follower || !shop) throw new Error("There is nobody to follow a shop, or no shop");
const { _id: shopId } = shop;
await Promise.all(
  Array.from({ length: FOLLOWS }, (_, turn) => press(turn, follower, "followshop", { shopId, follow: true })),
);
const followed = await followers.first(database);

const claimants = await peopleOf(database, CLAIMS, "Gast");
const claims = await Promise.all(
  claimants.map((one, turn) => press(turn, one, "editprofilename", { name: NAMES[turn % NAMES.length] })),
);
const winners = claims.filter(({ status }) => status === 200).length;

const reviews = await raceForReviews(database, { press, shopId });

await database.close();
await first.stop();
await second.stop();
await server.stop();
await rm(folder, { recursive: true, force: true });
const hasServerError = Object.keys(statuses).some((key) => /\b(0|5\d\d)$/.test(key));
tell(
  { statuses, met, followers: followed?.count, winners, reviews: reviews.told },
  !hasServerError &&
    met?.friends === PAIRS &&
    met.notices === 2 * PAIRS &&
    met.recipients === 2 * PAIRS &&
    followed?.count === 1 &&
    winners === 1 &&
    reviews.isGood,
);
