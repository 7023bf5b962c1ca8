import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { Relation } from "#features/accounts/relation.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { kindOf } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { PATIENT } from "#tests/support/test-server.ts";
import { runs } from "#tests/support/thorough.ts";
import { befriendUser } from "./befriend-user.ts";
import { blockUser } from "./block-user.ts";
import { relationTo } from "./relation-to.ts";

type Pair = readonly [Member, Member];

async function pairIn(database: Database): Promise<Pair> {
  return [await addMember(database), await addMember(database)];
}

async function relationOf(database: Database, [one, other]: Pair): Promise<Relation | undefined> {
  return (await relationTo(database, one, [other.accountId])).get(other.accountId);
}

/** What each of the two is told about the other. */
async function noticesOf(database: Database, pair: Pair): Promise<string[][]> {
  const told = await Promise.all(pair.map((member) => notificationsOf(database, member)));
  return told.map((notices) => notices.map(({ type, seen }) => (seen ? `${type} seen` : type)));
}

const ACCEPTED = ["friendAccepted", "requestAccepted seen"];

/** Fails unless the two are told how they stand, and nothing else. */
async function expectTrueNotices(
  database: Database,
  pair: Pair,
  relation: Relation | undefined,
): Promise<void> {
  const [mine = [], theirs = []] = await noticesOf(database, pair);
  if (relation === "isFriend") return expect([...mine, ...theirs].toSorted()).toEqual(ACCEPTED);
  // Whether a request was seen before depends on what was there before.
  expect([mine, theirs.map((notice) => notice.replace(" seen", ""))].map(String)).toEqual([
    relation === "requestByFriend" ? expect.stringMatching(/^friendRequest( seen)?$/) : "",
    relation === "friendRequested" ? "friendRequest" : "",
  ]);
}

test("two who ask each other at the same moment always end as friends, with a notice each", async () => {
  const database = await freshDatabase();
  // From two processes, as far as the database can tell.
  const elsewhere = openDatabase({ ...PATIENT, connection: database.connection });
  onTestFinished(elsewhere.close);
  const pairs = await Promise.all(Array.from({ length: 500 }, () => pairIn(database)));
  const states = await Promise.all(
    pairs.map(([one, other]) =>
      Promise.all([
        befriendUser(database, one, { userId: other.accountId }),
        befriendUser(elsewhere, other, { userId: one.accountId }),
      ]),
    ),
  );
  // One of them asked, the other one accepted.
  for (const both of states) expect(both.toSorted()).toEqual(["friendRequested", "isFriend"]);
  const relations = await Promise.all(pairs.map((pair) => relationOf(database, pair)));
  expect(new Set(relations)).toEqual(new Set(["isFriend"]));
  const notices = await Promise.all(pairs.map((pair) => noticesOf(database, pair)));
  for (const both of notices) expect(both.map(String).toSorted()).toEqual(ACCEPTED);
});

test.each([7, 24])("of %d presses at the same moment none is lost", async (count) => {
  const database = await freshDatabase();
  const pair = await pairIn(database);
  const [me, other] = pair;
  const presses = Array.from({ length: count }, () =>
    befriendUser(database, me, { userId: other.accountId }),
  );
  const states = await Promise.all(presses);
  expect(states.filter((state) => state === "friendRequested")).toHaveLength(Math.ceil(count / 2));
  expect(await relationOf(database, pair)).toBe(count % 2 === 1 ? "friendRequested" : "none");
});

interface Model {
  wishes: [boolean, boolean];
  blocks: [boolean, boolean];
}

interface Real {
  database: Database;
  pair: Pair;
}

interface Step {
  by: 0 | 1;
  what: "befriend" | "block" | "unblock";
}

const mirror = (by: 0 | 1): 0 | 1 => (by === 0 ? 1 : 0);

/** What the two are to each other after a step, by the rules alone. */
function afterStep({ wishes, blocks }: Model, { by, what }: Step): Model {
  const put = (pair: [boolean, boolean], value: boolean): [boolean, boolean] =>
    by === 0 ? [value, pair[1]] : [pair[0], value];
  if (what === "block") return { wishes: [false, false], blocks: put(blocks, true) };
  if (what === "unblock") return { wishes, blocks: put(blocks, false) };
  if (blocks.includes(true)) return { wishes, blocks };
  const [mine, theirs] = [wishes[by], wishes[mirror(by)]];
  return mine && theirs
    ? { wishes: [false, false], blocks }
    : { wishes: put(wishes, theirs ? true : !mine), blocks };
}

function relationIn({ wishes, blocks }: Model): Relation {
  if (blocks.includes(true)) return "blocked";
  const [mine, theirs] = wishes;
  if (mine && theirs) return "isFriend";
  return mine ? "friendRequested" : theirs ? "requestByFriend" : "none";
}

async function take({ database, pair }: Real, { by, what }: Step): Promise<void> {
  const userId = pair[mirror(by)].accountId;
  const taken =
    what === "befriend"
      ? befriendUser(database, pair[by], { userId })
      : blockUser(database, pair[by], { userId, block: what === "block" });
  await taken.catch((error: unknown) => {
    // Of a block, and of nothing else.
    if (what !== "befriend" || kindOf(error) !== "notFound") throw error;
  });
}

class OneStep implements fc.AsyncCommand<Model, Real> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    await take(real, this.step);
    Object.assign(model, afterStep(model, this.step));
    const relation = await relationOf(real.database, real.pair);
    expect(relation).toBe(relationIn(model));
    await expectTrueNotices(real.database, real.pair, relation);
  }
  toString = () => `${this.step.by} ${this.step.what}`;
}

/** Everything that these steps may end in, in some order. */
function outcomes(model: Model, steps: readonly Step[]): Model[] {
  if (steps.length === 0) return [model];
  return steps.flatMap((step, index) => outcomes(afterStep(model, step), steps.toSpliced(index, 1)));
}

class StepsAtOnce implements fc.AsyncCommand<Model, Real> {
  readonly steps: Step[];
  constructor(steps: Step[]) {
    this.steps = steps;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    await Promise.all(this.steps.map((step) => take(real, step)));
    const relation = await relationOf(real.database, real.pair);
    const reached = outcomes(model, this.steps).filter((one) => relationIn(one) === relation);
    expect(reached, `${relation} is no outcome`).not.toEqual([]);
    await expectTrueNotices(real.database, real.pair, relation);
    // Who has blocked whom is the same in every order, unless somebody did both at once.
    Object.assign(model, reached[0]);
  }
  toString = () => `at once(${this.steps.map(({ by, what }) => `${by} ${what}`).join()})`;
}

const step: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom("befriend" as const, "befriend" as const, "block" as const, "unblock" as const),
});
/** Not a block and its end by the same person at once: then nothing but the table knows which came last. */
const atOnce = fc.array(step, { minLength: 2, maxLength: 4 }).filter((steps) =>
  [0, 1].every((by) => {
    const own = new Set(steps.filter((one) => one.by === by).map(({ what }) => what));
    return !(own.has("block") && own.has("unblock"));
  }),
);

test("friendship and blocks go as the rules say, whoever does what at the same moment", async () => {
  const database = await freshDatabase();
  const commands = [step.map((one) => new OneStep(one)), atOnce.map((steps) => new StepsAtOnce(steps))];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 16 }), async (sequence) => {
      const pair = await pairIn(database);
      const model: Model = { wishes: [false, false], blocks: [false, false] };
      await fc.asyncModelRun(() => ({ model, real: { database, pair } }), sequence);
    }),
    { numRuns: runs(40) },
  );
});
