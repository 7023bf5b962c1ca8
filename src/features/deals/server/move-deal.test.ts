import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { runs } from "#tests/support/thorough.ts";
import { MOST_LIVE_DEALS } from "../deal.ts";
import { DEAL_STEPS, type DealState, type DealStep, stateAfter, stateInTime } from "../deal-state.ts";
import { moveDeal } from "./move-deal.ts";
import { moveDueDeals } from "./move-due-deals.ts";
import { runningDeals } from "./running-deals.ts";
import { addBrand, DAY_MS, dealIn, dealStates, inDays, NOW, paperDeal } from "./small-offers.test-support.ts";

const endAll = statement("end-deals-in-test", (db, p: Params<{ brandId: number }>) =>
  db.deleteFrom("deal").where("brand_id", "=", p.brandId),
);

interface ModelDeal {
  id: number;
  state: DealState;
  validFrom: Date;
  validTo: Date;
}

/** The model: the expected deals of a brand, by the pure table of states alone. */
interface Model {
  deals: ModelDeal[];
  now: Date;
}

interface Real {
  database: Database;
}

type Move = { at: number; step: DealStep };

const liveCount = (deals: readonly ModelDeal[]) => deals.filter(({ state }) => state === "live").length;

/** The model after one move; a move that is refused changes nothing but what the time has ended. */
function afterMove(deals: readonly ModelDeal[], { at, step }: Move, now: Date): ModelDeal[] {
  const ended = deals.map((deal) => ({
    ...deal,
    state: stateInTime(deal.state, deal, now) === "expired" ? ("expired" as const) : deal.state,
  }));
  const asked = ended[at % ended.length] as ModelDeal;
  const to = stateAfter(step, asked.state, asked, now);
  // Refused, so that what was ended in the same transaction is rolled back with it.
  if (to === null || (to === "live" && liveCount(ended) >= MOST_LIVE_DEALS)) return [...deals];
  return ended.map((deal) => (deal === asked ? { ...deal, state: to } : deal));
}

function afterJob(deals: readonly ModelDeal[], now: Date): ModelDeal[] {
  const ended = deals.map((deal) => ({
    ...deal,
    state: stateInTime(deal.state, deal, now) === "expired" ? ("expired" as const) : deal.state,
  }));
  let free = MOST_LIVE_DEALS - liveCount(ended);
  const due = ended
    .filter((deal) => stateInTime(deal.state, deal, now) === "live" && deal.state !== "live")
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime() || a.id - b.id);
  const begun = new Set(due.filter(() => free-- > 0));
  return ended.map((deal) => (begun.has(deal) ? { ...deal, state: "live" as const } : deal));
}

const run = ({ database }: Real, { deals, now }: Model, { at, step }: Move) =>
  moveDeal(database, {
    dealId: (deals[at % deals.length] as ModelDeal).id,
    step,
    now,
    reason: step === "reject" ? "Not this way" : null,
  }).catch((error: unknown) => {
    if (kindOf(error) !== "conflict") throw error;
  });

const statesOf = (deals: readonly ModelDeal[]) => deals.map(({ state }) => state).join();

async function expectSame(model: Model, { database }: Real): Promise<void> {
  const states = await dealStates(database);
  expect(model.deals.map(({ id }) => states.get(id)).join()).toBe(statesOf(model.deals));
}

class MoveOne implements fc.AsyncCommand<Model, Real> {
  readonly move: Move;
  constructor(move: Move) {
    this.move = move;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    await run(real, model, this.move);
    model.deals = afterMove(model.deals, this.move, model.now);
    await expectSame(model, real);
  }
  toString = () => `${this.move.step} ${this.move.at}`;
}

/** Several people and the task at once: the result equals that of running them one after the other, in some order. */
class MoveAtOnce implements fc.AsyncCommand<Model, Real> {
  readonly moves: Move[];
  constructor(moves: Move[]) {
    this.moves = moves;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const { deals, now } = model;
    await Promise.all([
      ...this.moves.map((move) => run(real, model, move)),
      moveDueDeals(real.database, { now }),
    ]);
    const states = await dealStates(real.database);
    const actual = deals.map((deal) => ({ ...deal, state: states.get(deal.id) as DealState }));
    expect(outcomes(deals, this.moves, now)).toContain(statesOf(actual));
    expect(liveCount(actual)).toBeLessThanOrEqual(MOST_LIVE_DEALS);
    model.deals = actual;
  }
  toString = () => `at once(${this.moves.map(({ step, at }) => `${step} ${at}`).join()})`;
}

class Wait implements fc.AsyncCommand<Model, Real> {
  readonly days: number;
  constructor(days: number) {
    this.days = days;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    model.now = new Date(model.now.getTime() + this.days * DAY_MS);
    const shown = await runningDeals(real.database, { now: model.now, locale: "nl" });
    await moveDueDeals(real.database, { now: model.now });
    model.deals = afterJob(model.deals, model.now);
    await expectSame(model, real);
    // What pages showed before the task ran is live after it.
    const live = model.deals.filter(({ state }) => state === "live").map(({ id }) => id);
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(live));
  }
  toString = () => `wait ${this.days}`;
}

/** Every result of some order of these moves and those of the task. */
function outcomes(deals: readonly ModelDeal[], moves: readonly Move[], now: Date): Set<string> {
  const ends = new Set<string>();
  const go = (state: ModelDeal[], left: readonly Move[], isJobLeft: boolean): void => {
    if (left.length === 0 && !isJobLeft) ends.add(statesOf(state));
    for (const [index, move] of left.entries())
      go(afterMove(state, move, now), left.toSpliced(index, 1), isJobLeft);
    if (isJobLeft) go(afterJob(state, now), left, false);
  };
  go([...deals], moves, true);
  return ends;
}

const move = fc.record({ at: fc.nat({ max: 7 }), step: fc.constantFrom(...DEAL_STEPS) });
const commands = [
  move.map((one) => new MoveOne(one)),
  fc.array(move, { minLength: 2, maxLength: 3 }).map((moves) => new MoveAtOnce(moves)),
  fc.constantFrom(0.5, 1, 3).map((days) => new Wait(days)),
];

test("deals move as the table says, whoever moves them at the same moment", async () => {
  const database = await freshDatabase();
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 14 }), async (sequence) => {
      turn += 1;
      const brandId = await addBrand(database, { name: `Vloei ${turn}`, slug: `vloei-${turn}` });
      const deals: ModelDeal[] = [];
      const states = [
        "live",
        "live",
        "live",
        "scheduled",
        "scheduled",
        "scheduled",
        "paused",
        "pending",
      ] as const;
      for (const [index, state] of states.entries()) {
        const validFrom = state === "scheduled" ? inDays(0.4 + (index % 2) / 10) : inDays(-1 - index);
        const validTo = inDays(2 + index);
        const { id } = await dealIn(database, state, paperDeal(brandId, { validFrom, validTo }));
        deals.push({ id, state, validFrom, validTo });
      }
      await fc.asyncModelRun(() => ({ model: { deals, now: NOW }, real: { database } }), sequence);
      await endAll.run(database, { brandId });
    }),
    { numRuns: runs(25) },
  );
});

test("of eight who want the last place at once one gets it", async () => {
  const database = await freshDatabase();
  const brandId = await addBrand(database);
  for (let count = 0; count < 4; count += 1) await dealIn(database, "live", paperDeal(brandId));
  const waiting: number[] = [];
  for (let count = 0; count < 8; count += 1)
    waiting.push((await dealIn(database, "pending", paperDeal(brandId))).id);
  const ends = await Promise.allSettled(
    waiting.map((dealId) => moveDeal(database, { dealId, step: "approve", now: NOW })),
  );
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(ends.filter((end) => end.status === "rejected").map((end) => kindOf(end.reason))).toEqual(
    Array.from({ length: 7 }, () => "conflict"),
  );
});

test("a rejection says why, and nothing else does", async () => {
  const database = await freshDatabase();
  const { id: dealId } = await dealIn(database, "pending", paperDeal(await addBrand(database)));
  await expect(moveDeal(database, { dealId, step: "reject", now: NOW })).rejects.toMatchObject({
    kind: "invalid",
  });
  await expect(moveDeal(database, { dealId, step: "approve", now: NOW, reason: "x" })).rejects.toMatchObject({
    kind: "invalid",
  });
  expect(await moveDeal(database, { dealId, step: "reject", now: NOW, reason: "No date" })).toBe("rejected");
});
