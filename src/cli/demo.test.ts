import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { memberCalled } from "#features/accounts/server/member-called.ts";
import { type Admin, asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { DoubleKind } from "#features/doubles/double.ts";
import { doublesIn } from "#features/doubles/server/doubles-in.ts";
import { joinSpellings } from "#features/products/server/join-spellings.ts";
import { findDoubles } from "#features/doubles/server/find-doubles.ts";
import { merge, undo } from "#features/doubles/server/small-doubles.test-support.ts";
import { readWaitingId } from "#features/desk-queue/waiting.ts";
import { waitingIn } from "#features/desk-queue/server/waiting-in.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import { issueReaders } from "#features/newsletter/server/issue-readers.ts";
import { sendAll, take, write } from "#features/newsletter/server/issues.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { demoCommand } from "./demo.ts";

// All samples are loaded and removed.
vi.setConfig({ testTimeout: 60_000 });

/** What tells nothing of the demo once it is gone. */
const NOT_COUNTED = {
  audit_entry: "the log of decisions, which nobody can rewrite",
  product_change: "what pages have to read again, for a while",
  search_beginning: "no more than letters, without anything that was found by them",
  search_known_word: "bare words, which a task sweeps by night",
  site_secret: "is made for the first letter of the site",
};

const rows = statement(
  "rows-of-all-tables-in-test",
  () => sql<{ name: string; count: number }>`
    select name, (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', name), true, true, '')))[1]::text::int as count
    from information_schema.tables cross join lateral (select table_name::text as name) as called
    where table_schema = 'public' and table_type = 'BASE TABLE' and name <> all (${Object.keys(NOT_COUNTED)}::text[])
    order by name`,
);
const found = statement(
  "beginnings-with-items-in-test",
  () => sql<{ count: number }>`select count(*)::int as count from search_beginning where items::text <> '[]'`,
);
const rowsOf = async (database: Database) =>
  Object.fromEntries((await rows.all(database)).map(({ name, count }) => [name, count]));

async function run(database: OpenDatabase, what: "load" | "remove"): Promise<string> {
  const lines: string[] = [];
  const terminal = { out: (line: string) => void lines.push(line), err: () => {} };
  await demoCommand.run([what], terminal, async () => ({ database, close: async () => {} }));
  return lines.join();
}

const adminCalled = async (database: Database, persona: string) =>
  asAdmin((await memberCalled(database, persona, { admin: true })) as Member);

const pairsOf = async (database: Database, kind: DoubleKind) =>
  (await doublesIn(database, { kind, page: 1 })).items.map(({ one, other, reasons }) => ({
    names: [one.name, other.name].toSorted(),
    reasons,
  }));

async function tryOut(database: Database, ada: Admin): Promise<void> {
  const brands = ["sample-nachtvlinder-en-neef", "sample-nachtvlinder-en-neef-bv"] as const;
  const byAda = { admin: ada };
  const mergeId = await merge(database, {
    ...byAda,
    kind: "product",
    winner: "sample-polderklei",
    loser: "sample-polder-klei",
  });
  await undo(database, ada, mergeId);
  await merge(database, { ...byAda, kind: "brand", winner: brands[0], loser: brands[1] });
  await merge(database, {
    ...byAda,
    kind: "shop",
    winner: "sample-zevenslaper",
    loser: "sample-de-relmuis",
  });
  const greeting = { spellings: ["aansteker"], isSample: true, product: null };
  await database.transaction((tx) => joinSpellings(tx, ada, greeting));
  const issue = await write(database, ada);
  await take(database, ada, issue.id, "send");
  await sendAll(database);
}

test("the demo has pairs that may be one and readers of a newsletter, and whatever was tried with them stays when it is loaded again and goes with it", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  await findDoubles(database);
  const before = await rowsOf(database);
  const foundBefore = await found.first(database);

  await run(database, "load");
  await findDoubles(database);
  expect(await pairsOf(database, "product")).toEqual([
    { names: ["Polder-Klei", "Polderklei"], reasons: ["spelling", "brand"] },
  ]);
  expect(await pairsOf(database, "brand")).toEqual([
    { names: ["Nachtvlinder & Neef", "Nachtvlinder en Neef"], reasons: ["spelling"] },
  ]);
  expect(await pairsOf(database, "shop")).toEqual([
    { names: ["De Relmuis", "Zevenslaper"], reasons: ["address", "place"] },
  ]);
  expect(await issueReaders(database, { isSample: true })).toMatchObject({
    nl: 5,
    de: 3,
    en: 1,
    pl: 1,
    fr: 0,
  });
  expect(await issueReaders(database, { isSample: false })).toMatchObject({ nl: 0, de: 0 });

  const ada = await adminCalled(database, "ada");
  await tryOut(database, ada);
  const tried = await rowsOf(database);
  expect(tried).not.toEqual(before);
  await run(database, "load");
  expect(await rowsOf(database)).toEqual(tried);
  await run(database, "remove");
  expect(await found.all(database)).toEqual([{ count: foundBefore?.count }]);
  expect(await rowsOf(database)).toEqual(before);
});

test("a severe case waits before all others, and of each admin there is one that another has to decide", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  await run(database, "load");
  const [ada, eva] = [await adminCalled(database, "ada"), await adminCalled(database, "eva")];
  const { items } = await waitingIn(database, ada, { page: 1 });
  expect(items.map(({ isSevere }) => isSevere)).toEqual(items.map((_, place) => place === 0));
  expect(items.filter(({ authorId }) => authorId === ada.accountId)).toMatchObject([{ kind: "userChanges" }]);
  const ofEva = items.filter(({ title }) => title === "De Relmuis");
  expect(ofEva.map(({ kind }) => kind).toSorted()).toEqual(["reportedReviews", "userChanges"]);
  const rights = { ...eva.permissions, shopAdmin: ofEva.map(({ item }) => item?.id ?? 0) };
  const reviewId = Number(readWaitingId(ofEva.find(({ kind }) => kind === "reportedReviews")?.id ?? "")?.ref);
  const decision = {
    reviewId,
    approve: true,
    explanation: "Hij was hiernaast, en dat staat er ook.",
  } as const;
  const speaking = asAdmin({ ...eva, permissions: rights });
  await expect(decideReview(database, speaking, decision)).rejects.toMatchObject({ kind: "notAllowed" });
});

test("loading twice changes nothing", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  const said = await run(database, "load");
  const once = await rowsOf(database);
  expect(await run(database, "load")).toBe(said);
  expect(await rowsOf(database)).toEqual(once);
});
