import { tmpdir } from "node:os";
import { openFileStorage } from "#platform/files/open-file-storage.ts";
import { openImageWorkers } from "#platform/images/image-workers.ts";
import { type FoundItem, SEARCH_KINDS, type SearchItem } from "#features/search/search-item.ts";
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

/** A warm-up with other search words, because a running site is warm. */
const WARM_UP = { count: 2_000, seed: 11 };

const KINDS_OF_QUESTION = [
  { name: "1 to 3 letters", ask: shortQuestions, atMostMs: 0.2 },
  { name: "names as they are typed", ask: typedQuestions, atMostMs: 0.6 },
  { name: "names with a typo", ask: mistypedQuestions, atMostMs: 0.8 },
] as const;

/** From a tenth of all names to all of them. */
const GROWTH_GOAL: Goal = { of: "ratio", atMost: 1.5 };

const [SMALL, LARGE] = [0.1, 1];

/** A database with a tenth of all names, or all of them. */
interface Indexed {
  items: SearchItem[];
  database: Database;
  fillSeconds: number;
}

/**
 * Suggestions, over the socket of databases of this benchmark's own: one with a tenth of the names, one with all. Both are
 * queried alternately, so that other load on the machine does not look like growth.
 */
export async function search(say: Say): Promise<Measurement[]> {
  return withNames(SMALL, say, (small) => withNames(LARGE, say, (large) => measured({ small, large }, say)));
}

function withNames<Result>(
  scale: number,
  say: Say,
  work: (indexed: Indexed) => Promise<Result>,
): Promise<Result> {
  const items = searchNames(scale);
  return withSearchDatabase(items, say, (database, fillSeconds) => work({ items, database, fillSeconds }));
}

async function measured(
  { small, large }: Record<"small" | "large", Indexed>,
  say: Say,
): Promise<Measurement[]> {
  const asked: Measurement[] = [];
  const growth: Measurement[] = [];
  const others: Measurement[] = [
    { what: `Indexing ${large.items.length} names`, measured: large.fillSeconds, unit: "s" },
  ];
  for (const { name, ask, atMostMs } of KINDS_OF_QUESTION) {
    say(`Asking for ${name}`);
    const questionsFor = ({ items }: Indexed) => ({
      before: ask(items, WARM_UP.count, WARM_UP.seed),
      questions: ask(items, QUESTION_COUNT),
    });
    const [ofSmall, ofLarge] = await timesOf([
      { database: small.database, ...questionsFor(small) },
      { database: large.database, ...questionsFor(large) },
    ]);
    const what = `Suggestions for ${name}`;
    const line = { measured: ofLarge.ms, unit: "ms" } as const;
    const goal: Goal = { of: "measured", atMost: atMostMs };
    asked.push({ ...line, what: `${what} (floor: select 1)`, floor: ofLarge.floorMs, goal });
    growth.push({
      ...line,
      what: `${what} (floor: a tenth of the names)`,
      floor: ofSmall.ms,
      goal: GROWTH_GOAL,
    });
    if (ask === mistypedQuestions) others.push(foundMeasurement(ofLarge.foundShare));
  }
  say("Asking through the API");
  return [...asked, ...growth, ...others, await wholeRequest(large.database, large.items)];
}

function foundMeasurement(share: number): Measurement {
  const goal: Goal = { of: "measured", atLeast: 0.95 };
  return { what: "Names with a typo that are found", measured: share, unit: "", goal };
}

interface Round {
  database: Database;
  /** The warm-up, not measured. */
  before: SearchQuestion[];
  questions: SearchQuestion[];
}

interface Times {
  ms: number;
  floorMs: number;
  foundShare: number;
}

/** Medians, each search once, alternating with the floor and with the other database. */
async function timesOf(rounds: [Round, Round]): Promise<[Times, Times]> {
  for (let turn = 0; turn < WARM_UP.count; turn++) {
    for (const { database, before } of rounds) await timed(database, before[turn]);
  }
  const [small, large]: [Timed[], Timed[]] = [[], []];
  for (let turn = 0; turn < QUESTION_COUNT; turn++) {
    small.push(await timed(rounds[0].database, rounds[0].questions[turn]));
    large.push(await timed(rounds[1].database, rounds[1].questions[turn]));
  }
  return [summary(small), summary(large)];
}

interface Timed {
  ms: number;
  floorMs: number;
  isFound: boolean;
}

async function timed(database: Database, asked: SearchQuestion | undefined): Promise<Timed> {
  if (!asked) throw new Error("There are fewer questions than turns");
  const { question, meant } = asked;
  const one = { name: "floor", text: "select 1", values: [], isRead: true, isBrief: true };
  const floorMs = await msOf(() => database.execute(one));
  let found: FoundItem[] = [];
  const ms = await msOf(async () => {
    found = await autocomplete(database, { kinds: SEARCH_KINDS, question, locale: "nl" });
  });
  const isFound = found.some(({ kind, name }) => kind === meant.kind && name === meant.name);
  return { ms, floorMs, isFound };
}

function summary(times: Timed[]): Times {
  return {
    ms: median(times.map(({ ms }) => ms)),
    floorMs: median(times.map(({ floorMs }) => floorMs)),
    foundShare: times.filter(({ isFound }) => isFound).length / times.length,
  };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}

/** CPU of this process for whole requests, each with new search words. */
async function wholeRequest(database: Database, items: SearchItem[]): Promise<Measurement> {
  const questions = typedQuestions(items, 50_000);
  const newApi = () =>
    createApi({
      database,
      siteName: "",
      cookieDomain: undefined,
      isOwnHost: () => false,
      isSecure: false,
      now: clockOf(undefined),
      adminsNeedSecondFactor: false,
      areQuotasOn: false,
      pictures: {
        storage: openFileStorage({ kind: "folder", path: tmpdir() }),
        workshop: openImageWorkers(),
      },
      report: () => undefined,
    });
  let api = newApi();
  let turn = 0;
  const { request } = await cpuPerCall({
    request: async () => {
      const { question = "" } = questions[turn++ % questions.length] ?? {};
      // Another API has not cached these search words.
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
