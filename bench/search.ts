import { SEARCH_KINDS, type SearchItem } from "#features/search/search-item.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import type { Database } from "#platform/database/database.ts";
import { createApi } from "#api/app.ts";
import { clockOf } from "#platform/clock.ts";
import { cpuPerCall } from "./support/cpu-per-call.ts";
import type { Goal, Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";
import { withSearchDatabase } from "./support/search-database.ts";
import { searchNames } from "./support/search-names.ts";
import {
  mistypedQuestions,
  type SearchQuestion,
  shortQuestions,
  typedQuestions,
} from "./support/search-questions.ts";

const QUESTION_COUNT = 500;

/** A site that is up has been asked before, and not the same: these come before the ones that count. */
const WARM_UP = { count: 2_000, seed: 11 };

const KINDS_OF_QUESTION = [
  { name: "1 to 3 letters", ask: shortQuestions, atMostMs: 0.2 },
  { name: "names as they are typed", ask: typedQuestions, atMostMs: 0.6 },
  { name: "names with a typo", ask: mistypedQuestions, atMostMs: 0.8 },
] as const;

/** From a tenth of all names to all of them. */
const GROWTH_GOAL: Goal = { of: "ratio", atMost: 1.5 };

/** Suggestions for a question, over the socket of a database of this benchmark's own, at a tenth of the names and at all. */
export async function search(say: Say): Promise<Measurement[]> {
  const few = await measuredAt(0.1, say);
  const all = await measuredAt(1, say);
  const growth = all.asked.map(({ what, measured }, place) => ({
    what: `${what}, as much as with a tenth of the names`,
    measured,
    unit: "ms" as const,
    floor: few.asked[place]?.measured,
    goal: GROWTH_GOAL,
  }));
  return [...all.asked, ...growth, ...all.others];
}

async function measuredAt(scale: number, say: Say): Promise<{ asked: Measurement[]; others: Measurement[] }> {
  const items = searchNames(scale);
  return withSearchDatabase(items, say, async (database, fillSeconds) => {
    const asked: Measurement[] = [];
    const others: Measurement[] = [
      { what: `Indexing ${items.length} names`, measured: fillSeconds, unit: "s" },
    ];
    for (const { name, ask, atMostMs } of KINDS_OF_QUESTION) {
      say(`Asking for ${name}`);
      const questions = ask(items, QUESTION_COUNT);
      const before = ask(items, WARM_UP.count, WARM_UP.seed);
      const { ms, floorMs, foundShare } = await timeOf(database, { before, questions });
      const goal: Goal = { of: "measured", atMost: atMostMs };
      asked.push({
        what: `Suggestions for ${name} (floor: select 1)`,
        measured: ms,
        unit: "ms",
        floor: floorMs,
        goal,
      });
      if (ask === mistypedQuestions) others.push(foundMeasurement(foundShare));
    }
    say("Asking through the API");
    return { asked, others: [...others, await wholeRequest(database, items)] };
  });
}

function foundMeasurement(share: number): Measurement {
  const goal: Goal = { of: "measured", atLeast: 0.95 };
  return { what: "Names with a typo that are found", measured: share, unit: "", goal };
}

/** Medians, each question asked once, turn and turn about with the floor. */
async function timeOf(
  database: Database,
  { before, questions }: Record<"before" | "questions", SearchQuestion[]>,
) {
  const ask = (question: string) => autocomplete(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
  const floor = () =>
    database.execute({ name: "floor", text: "select 1", values: [], isRead: true, isBrief: true });
  for (const { question } of before) {
    await floor();
    await ask(question);
  }
  const times: number[] = [];
  const floorTimes: number[] = [];
  let foundCount = 0;
  for (const { question, meant } of questions) {
    floorTimes.push(await msOf(floor));
    let found: Awaited<ReturnType<typeof ask>> = [];
    times.push(await msOf(async () => (found = await ask(question))));
    if (found.some(({ kind, name }) => kind === meant.kind && name === meant.name)) foundCount += 1;
  }
  return { ms: median(times), floorMs: median(floorTimes), foundShare: foundCount / questions.length };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}

/** CPU of this process for whole requests, each with a question that was not asked before. */
async function wholeRequest(database: Database, items: SearchItem[]): Promise<Measurement> {
  const questions = typedQuestions(items, 50_000);
  const newApi = () =>
    createApi({
      database,
      siteName: "",
      cookieDomain: undefined,
      isSecure: false,
      now: clockOf(undefined),
      report: () => undefined,
    });
  let api = newApi();
  let turn = 0;
  const { request } = await cpuPerCall({
    request: async () => {
      const { question = "" } = questions[turn++ % questions.length] ?? {};
      // Another API has not heard the question yet.
      if (turn % questions.length === 0) api = newApi();
      const answer = await api.request(`/autocomplete?search=${encodeURIComponent(question)}`);
      if (answer.status !== 200) throw new Error(`${question} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    },
  });
  return {
    what: "CPU of a request for suggestions",
    measured: request,
    unit: "ms",
    goal: { of: "measured", atMost: 1 },
  };
}
