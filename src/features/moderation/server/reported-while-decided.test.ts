import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { decide } from "./reported-parts.test-support.ts";
import { report, settleSmallCase } from "./small-case.test-support.ts";

const insertReply = statement(
  "insert-reply-to-decide-in-test",
  (_, p: Params<{ reviewId: number; accountId: number }>) => sql`
    insert into review_reply (review_id, author_id, text) values (${p.reviewId}, ${p.accountId}, 'Come and say so here.')`,
);

const strayReport = statement(
  "insert-stray-report-in-test",
  (_, p: Params<{ reviewId: number }>) => sql<{ id: number }>`
    insert into report (target_type, target_id, reason, text, has_letters, locale)
    values ('reply', ${p.reviewId}, 'fake', '', false, 'en') returning id`,
);

const holds = statement(
  "holds-of-decided-in-test",
  () => sql<{ isForEver: boolean }>`select hidden_until = 'infinity' as "isForEver" from content_hold`,
);

async function settle() {
  const database = await freshDatabase();
  const { sam, ada, reviewId } = await settleSmallCase(database);
  const owner = await addMember(database, { name: "Owner" });
  await insertReply.run(database, { reviewId, accountId: owner.accountId });
  const number = await report(database, sam, { type: "reply", id: reviewId });
  return { database, ada, reviewId, number };
}

test("no report is taken in of what is taken away at that moment", async () => {
  const { database, ada, reviewId, number } = await settle();
  const noor = await addMember(database, { name: "Noor" });
  let reporting: Promise<number> | undefined;
  await database.transaction(async (tx) => {
    await decide(tx, ada, number);
    reporting = report(database, noor, { type: "reply", id: reviewId });
    reporting.catch(() => undefined);
    await waitsForLock(database);
  });
  await expect(reporting).rejects.toMatchObject({ kind: "notFound" });
});

test("what was taken away does not come back because a later report of it is found to be wrong", async () => {
  const { database, ada, reviewId, number } = await settle();
  await decide(database, ada, number);
  const { id } = (await strayReport.first(database, { reviewId })) as { id: number };
  await decide(database, ada, id, { decision: "kept" });
  expect(await holds.all(database)).toEqual([{ isForEver: true }]);
});
