import { beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { statement } from "#platform/database/statement.ts";
import type { Operation } from "#platform/operation.ts";
import { testWorld } from "#tests/support/database.ts";
import { systemState } from "./system-state.ts";

const database = testWorld(settleSmallWorld);
const NOW = new Date("2026-11-28T17:00:00Z");

const age = statement(
  "age-tasks-in-test",
  () => sql`
    update graphile_worker._private_jobs set run_at = now() - interval '10 minutes', attempts = made.attempts
    from (values ('1', 0), ('2', 3), ('3', 25)) as made (n, attempts)
    where _private_jobs.payload ->> 'n' = made.n`,
);
const empty = statement("empty-queue-in-test", () => sql`delete from graphile_worker._private_jobs`);
const schedule = statement(
  "schedule-in-test",
  () => sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('a', now(), null), ('b', now(), '2026-11-28T16:00:00Z')
    on conflict (identifier) do update set last_execution = excluded.last_execution`,
);

const OPERATION: Operation = {
  matomoHost: null,
  mailNews: () => ({ isOn: true, sentAt: NOW, failedAt: null }),
  space: async () => ({ freeBytes: 1, totalBytes: 2 }),
};

const state = (operation = OPERATION) => systemState(database, { operation, now: NOW });

beforeEach(() => empty.run(database));

test("what waits, fails and is given up is counted by task, with the age of the oldest", async () => {
  for (const n of [1, 2, 3]) await enqueue(database, "send-letter", { n });
  await enqueue(database, "find-doubles");
  await age.run(database);
  const { queue } = await state();
  expect(queue).toMatchObject([
    { task: "send-letter", waitingCount: 1, failingCount: 1, givenUpCount: 1 },
    { task: "find-doubles", waitingCount: 1, failingCount: 0, givenUpCount: 0 },
  ]);
  expect(Math.round(queue[0]?.oldestSeconds ?? 0)).toBe(600);
  expect(JSON.stringify(queue)).not.toContain("payload");
});

test("each task of the schedule says when it last ran, and that it never did", async () => {
  await schedule.run(database);
  expect((await state()).schedule.filter(({ task }) => task.length === 1)).toEqual([
    { task: "b", ranAt: "2026-11-28T16:00:00.000Z" },
    { task: "a", ranAt: null },
  ]);
});

test("it is counted what there is, and said what it runs on", async () => {
  const { counts } = await state();
  await addMember(database, { name: "Ada" });
  const { counts: then, versions } = await state();
  expect(then).toEqual({ ...counts, people: counts.people + 1 });
  expect(counts.shops).toBeGreaterThan(5);
  expect(versions).toEqual({
    site: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+\.\d+$/),
  });
});

test("mail and disk are told by the process, and a disk that cannot be asked is unknown", async () => {
  expect(await state()).toMatchObject({
    at: NOW.toISOString(),
    mail: { isOn: true, sentAt: NOW.toISOString(), failedAt: null },
    space: { freeBytes: 1, totalBytes: 2 },
  });
  const space = () => Promise.reject(new Error("/secret/folder"));
  expect((await state({ ...OPERATION, space })).space).toBeNull();
});
