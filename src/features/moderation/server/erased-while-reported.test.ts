import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { replyReview } from "#features/reviews/server/reply-review.ts";
import { addOwner } from "#features/reviews/server/small-reviews.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { decideReview } from "./decide-review.ts";
import { report, settleSmallCase } from "./small-case.test-support.ts";

const openReports = statement(
  "open-reports-in-erasure-test",
  () => sql<{ count: number }>`select count(*)::integer as count from report where closed_at is null`,
);

const deadlocks = statement(
  "deadlocks-in-erasure-test",
  () => sql<{ count: number }>`
    select deadlocks::integer as count from pg_stat_database where datname = current_database()`,
);

test("a report that comes while its author is erased is closed with the others", async () => {
  const database = await freshDatabase();
  const { sam, reviewId } = await settleSmallCase(database);
  const noor = await addMember(database, { name: "Noor" });
  let erasing: Promise<boolean> | undefined;
  await database.transaction(async (tx) => {
    await report(tx, noor, { id: reviewId });
    erasing = eraseAccount(database, { accountId: sam.accountId, onlyIfDue: false });
    await waitsForLock(database);
  });
  expect(await erasing).toBe(true);
  expect(await openReports.first(database)).toEqual({ count: 0 });
});

test.each(["an answer", "a decision"])(
  "%s about a review waits for the erasure of its author, and no deadlock ends either",
  async (what) => {
    const database = await freshDatabase();
    const { sam, ada, reviewId } = await settleSmallCase(database);
    const shop = { type: "shop" as const, id: (await shopIn(database, "andersom")).id };
    const owner = await addOwner(database, shop);
    const act = (on: Database) =>
      what === "an answer"
        ? replyReview(on, owner, { reviewId, text: "Thank you." })
        : decideReview(on, ada, { reviewId, approve: false, reason: "fake", explanation: "It is not true." });
    let acting: Promise<unknown> | undefined;
    await database.transaction(async (tx) => {
      await lockAccount.run(tx, { accountId: sam.accountId });
      acting = act(database);
      acting.catch(() => undefined);
      await waitsForLock(database);
      await eraseAccount(tx, { accountId: sam.accountId, onlyIfDue: false });
    });
    await expect(acting).rejects.toMatchObject({ kind: "notFound" });
    expect(await deadlocks.first(database)).toEqual({ count: 0 });
  },
);

const lockAccount = statement("lock-account-in-erasure-test", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account").select("id").where("id", "=", p.accountId).forUpdate(),
);
